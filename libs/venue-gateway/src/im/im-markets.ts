import { im } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import type { Market, MarketKind, MarketPeriod, MarketStatus, Side, WireOrder } from '../entities/match';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
import { byNumber } from '../mapping/by-number';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { needsLine } from '../mapping/market-kinds';
import { scoreOf } from '../mapping/score-text';

const KINDS: ReadonlyMap<number, MarketKind> = new Map([
  [im.BET_TYPE.handicap, 'handicap'],
  [im.BET_TYPE.overUnder, 'overUnder'],
  [im.BET_TYPE.moneyline, 'moneyline'],
  [im.BET_TYPE.twoWay, 'moneyline'],
  [im.BET_TYPE.correctScore, 'correctScore'],
  [im.BET_TYPE.oddEven, 'oddEven'],
  [im.BET_TYPE.bothTeamsScore, 'bothTeamsScore'],
  [im.BET_TYPE.doubleChance, 'doubleChance'],
  [im.BET_TYPE.outright, 'outright'],
  [im.BET_TYPE.pointsOverUnder, 'pointsOverUnder'],
  [im.BET_TYPE.cornersHandicap, 'cornersHandicap'],
  [im.BET_TYPE.cornersOverUnder, 'cornersOverUnder'],
  [im.BET_TYPE.pointsHandicap, 'venueLine'],
  [im.BET_TYPE.bookingsHandicap, 'venueLine'],
  [im.BET_TYPE.bookingsOverUnder, 'venueLine'],
  [im.BET_TYPE.extraLine, 'venueLine'],
]);

const PERIODS: ReadonlyMap<number, MarketPeriod> = byNumber(im.PERIOD);

const SIDES: ReadonlyMap<number, Side> = new Map([
  [im.SELECTION.handicapHome, 'home'],
  [im.SELECTION.handicapAway, 'away'],
  [im.SELECTION.cornersHome, 'home'],
  [im.SELECTION.cornersAway, 'away'],
  [im.SELECTION.bookingsHome, 'home'],
  [im.SELECTION.bookingsAway, 'away'],
  [im.SELECTION.over, 'over'],
  [im.SELECTION.under, 'under'],
  [im.SELECTION.home, 'home'],
  [im.SELECTION.away, 'away'],
  [im.SELECTION.draw, 'draw'],
  [im.SELECTION.odd, 'odd'],
  [im.SELECTION.even, 'even'],
  [im.SELECTION.yes, 'yes'],
  [im.SELECTION.no, 'no'],
  [im.SELECTION.homeDraw, 'homeDraw'],
  [im.SELECTION.homeAway, 'homeAway'],
  [im.SELECTION.drawAway, 'drawAway'],
  [im.SELECTION.otherScore, 'score:other'],
]);

const STATUSES: ReadonlyMap<number, MarketStatus> = new Map([
  [im.LINE_STATUS.open, 'open'],
  [im.LINE_STATUS.closed, 'closed'],
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
  if (selectionId === im.SELECTION.score && specifiers) return `score:${specifiers}`;
  if (selectionId === im.SELECTION.runner && specifiers) return `runner:${specifiers}`;
  return SIDES.get(selectionId) ?? `other:${selectionId}${specifiers ? `:${specifiers}` : ''}`;
}

function wireOrder(eventId: number, line: im.MarketLine, selection: im.Selection): WireOrder {
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
    ...defined({ HomeScore: selection.HomeScore ?? undefined, AwayScore: selection.AwayScore ?? undefined }),
  };
}

/** IM has no suspended status: a line that is locked comes back, one that is closed does not. */
function statusOf(line: im.MarketLine): MarketStatus {
  const status = STATUSES.get(line.MarketlineStatusId) ?? 'suspended';
  return status === 'open' && line.IsLocked === true ? 'suspended' : status;
}

function marketOf(eventId: number, line: im.MarketLine, matchHeld: boolean): Market | undefined {
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
      countsFrom: scoreOf(line.WagerSelections[0]?.HomeScore, line.WagerSelections[0]?.AwayScore),
      status: statusOf(line),
      selections,
    },
    matchHeld,
  );
}

/** An event's market lines, the main line of each kind first; kinds and periods the product does not know are left out. */
export function imMarkets(
  eventId: number,
  lines: readonly im.MarketLine[],
  matchHeld: boolean,
): readonly Market[] {
  const ordered = lines.toSorted((a, b) => a.MarketlineLevel - b.MarketlineLevel);
  return distinctMarkets(ordered.map((line) => marketOf(eventId, line, matchHeld)));
}
