import {
  IM_BET_TYPE,
  IM_LINE_STATUS,
  IM_PERIOD,
  IM_SELECTION,
  type ImMarketLine,
  type ImSelection,
} from '@heptad/contracts';
import type { Market, MarketKind, MarketPeriod, MarketStatus, Side, WireOrder } from '../entities/match';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
import { byNumber } from '../mapping/by-number';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { needsLine } from '../mapping/market-kinds';

const KINDS: ReadonlyMap<number, MarketKind> = new Map([
  [IM_BET_TYPE.handicap, 'handicap'],
  [IM_BET_TYPE.overUnder, 'overUnder'],
  [IM_BET_TYPE.moneyline, 'moneyline'],
  [IM_BET_TYPE.twoWay, 'moneyline'],
  [IM_BET_TYPE.correctScore, 'correctScore'],
  [IM_BET_TYPE.oddEven, 'oddEven'],
  [IM_BET_TYPE.bothTeamsScore, 'bothTeamsScore'],
  [IM_BET_TYPE.doubleChance, 'doubleChance'],
  [IM_BET_TYPE.outright, 'outright'],
  [IM_BET_TYPE.pointsOverUnder, 'pointsOverUnder'],
  [IM_BET_TYPE.cornersHandicap, 'cornersHandicap'],
  [IM_BET_TYPE.cornersOverUnder, 'cornersOverUnder'],
  [IM_BET_TYPE.pointsHandicap, 'venueLine'],
  [IM_BET_TYPE.bookingsHandicap, 'venueLine'],
  [IM_BET_TYPE.bookingsOverUnder, 'venueLine'],
  [IM_BET_TYPE.extraLine, 'venueLine'],
]);

const PERIODS: ReadonlyMap<number, MarketPeriod> = byNumber(IM_PERIOD);

const SIDES: ReadonlyMap<number, Side> = new Map([
  [IM_SELECTION.handicapHome, 'home'],
  [IM_SELECTION.handicapAway, 'away'],
  [IM_SELECTION.cornersHome, 'home'],
  [IM_SELECTION.cornersAway, 'away'],
  [IM_SELECTION.bookingsHome, 'home'],
  [IM_SELECTION.bookingsAway, 'away'],
  [IM_SELECTION.over, 'over'],
  [IM_SELECTION.under, 'under'],
  [IM_SELECTION.home, 'home'],
  [IM_SELECTION.away, 'away'],
  [IM_SELECTION.draw, 'draw'],
  [IM_SELECTION.odd, 'odd'],
  [IM_SELECTION.even, 'even'],
  [IM_SELECTION.yes, 'yes'],
  [IM_SELECTION.no, 'no'],
  [IM_SELECTION.homeDraw, 'homeDraw'],
  [IM_SELECTION.homeAway, 'homeAway'],
  [IM_SELECTION.drawAway, 'drawAway'],
  [IM_SELECTION.otherScore, 'score:other'],
]);

const STATUSES: ReadonlyMap<number, MarketStatus> = new Map([
  [IM_LINE_STATUS.open, 'open'],
  [IM_LINE_STATUS.closed, 'closed'],
]);

/** The kind of a `BetTypeId`; `undefined` for one the product does not know. */
export function imMarketKind(betType: number): MarketKind | undefined {
  return KINDS.get(betType);
}

/** The period of a `PeriodId`; `undefined` for one the product does not know. */
export function imMarketPeriod(period: number): MarketPeriod | undefined {
  return PERIODS.get(period);
}

/** What a `SelectionId` stands for; scores and runners share one each and are told apart by their specifier. */
export function imSide(selectionId: number, specifiers: string | null | undefined): Side {
  if (selectionId === IM_SELECTION.score && specifiers) return `score:${specifiers}`;
  if (selectionId === IM_SELECTION.runner && specifiers) return `runner:${specifiers}`;
  return SIDES.get(selectionId) ?? `other:${selectionId}${specifiers ? `:${specifiers}` : ''}`;
}

function wireOrder(eventId: number, line: ImMarketLine, selection: ImSelection): WireOrder {
  return {
    EventId: eventId,
    MarketlineId: line.MarketlineId,
    WagerSelectionId: selection.WagerSelectionId,
    BetTypeId: line.BetTypeId,
    PeriodId: line.PeriodId,
    SelectionId: selection.SelectionId,
    Odds: selection.Odds,
    OddsType: selection.OddsType,
    ...(selection.Handicap === undefined || selection.Handicap === null
      ? {}
      : { Handicap: selection.Handicap }),
    ...(selection.Specifiers ? { Specifiers: selection.Specifiers } : {}),
  };
}

/** IM has no suspended status: a line that is locked comes back, one that is closed does not. */
function statusOf(line: ImMarketLine): MarketStatus {
  const status = STATUSES.get(line.MarketlineStatusId) ?? 'suspended';
  return status === 'open' && line.IsLocked === true ? 'suspended' : status;
}

function marketOf(eventId: number, line: ImMarketLine, matchHeld: boolean): Market | undefined {
  const kind = KINDS.get(line.BetTypeId);
  const period = PERIODS.get(line.PeriodId);
  if (kind === undefined || period === undefined) return undefined;
  const value = needsLine(kind) ? readLine(line.WagerSelections[0]?.Handicap) : undefined;
  if (needsLine(kind) && value === undefined) return undefined;
  const selections = line.WagerSelections.map((selection): SelectionDraft => ({
    side: imSide(selection.SelectionId, selection.Specifiers),
    name: selection.SelectionName ?? '',
    odds: europeanOdds(selection.Odds, selection.OddsType),
    held: selection.IsLocked === true,
    wire: wireOrder(eventId, line, selection),
  }));
  return buildMarket(
    {
      identity: {
        family: 'im',
        match: String(eventId),
        market: `${line.BetTypeId}.${line.PeriodId}`,
        line: value ?? '',
      },
      kind,
      period,
      name: line.BetTypeName ?? '',
      line: value,
      status: statusOf(line),
      selections,
    },
    matchHeld,
  );
}

/** An event's market lines, the main line of each kind first; kinds and periods the product does not know are left out. */
export function imMarkets(
  eventId: number,
  lines: readonly ImMarketLine[],
  matchHeld: boolean,
): readonly Market[] {
  const ordered = lines.toSorted((a, b) => a.MarketlineLevel - b.MarketlineLevel);
  return distinctMarkets(ordered.map((line) => marketOf(eventId, line, matchHeld)));
}
