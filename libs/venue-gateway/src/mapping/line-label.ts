import { formatHandicap } from '@heptad/formatting';
import type { Market, Selection } from '../entities/match';

const HANDICAP = 1;
const OVER_UNDER = 2;
const HOME = 1;
const AWAY = 2;
const OVER = 3;

/**
 * What stands beside a price: the side's own handicap with its sign, or the bare total (SPORT-028…033, OPEN-047). A handicap in play has the
 * score it counts from before it: `(2-1) -0.5`.
 * @returns an empty text for a selection without a line
 */
export function lineLabel(
  market: Pick<Market, 'kind' | 'countsFrom'>,
  selection: Pick<Selection, 'line' | 'side'>,
): string {
  const { kind, countsFrom } = market;
  const line = ownLine(kind, selection);
  return countsFrom === undefined || line === '' ? line : `(${countsFrom.home}-${countsFrom.away}) ${line}`;
}

function ownLine(kind: Market['kind'], selection: Pick<Selection, 'line' | 'side'>): string {
  if (selection.line === undefined) return '';
  const total = selection.side === 'over' || selection.side === 'under';
  if (!total && !isHandicap(kind)) return selection.line;
  return formatHandicap({
    betType: total ? OVER_UNDER : HANDICAP,
    selectionId: total ? OVER : selection.side === 'away' ? AWAY : HOME,
    value: selection.line,
    signed: !total,
  });
}

function isHandicap(kind: Market['kind']): boolean {
  return kind === 'handicap' || kind === 'cornersHandicap' || kind === 'venueLine';
}
