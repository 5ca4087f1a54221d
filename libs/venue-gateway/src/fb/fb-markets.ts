import { fb } from '@heptad/contracts';
import type { Market, MarketKind, MarketPeriod, MarketStatus, Side, WireOrder } from '../entities/match';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { needsLine } from '../mapping/market-kinds';
import { readScore } from '../mapping/score-text';

const KINDS: ReadonlyMap<number, MarketKind> = new Map([
  [fb.MARKET.handicap, 'handicap'],
  [fb.MARKET.overUnder, 'overUnder'],
  [fb.MARKET.moneyline, 'moneyline'],
  [fb.MARKET.twoWay, 'moneyline'],
  [fb.MARKET.correctScore, 'correctScore'],
  [fb.MARKET.oddEven, 'oddEven'],
  [fb.MARKET.bothTeamsScore, 'bothTeamsScore'],
  [fb.MARKET.doubleChance, 'doubleChance'],
  [fb.MARKET.pointsOverUnder, 'pointsOverUnder'],
  [fb.MARKET.cornersHandicap, 'cornersHandicap'],
  [fb.MARKET.cornersOverUnder, 'cornersOverUnder'],
  [fb.MARKET.outright, 'outright'],
]);

const PERIODS: ReadonlyMap<number, MarketPeriod> = new Map([
  [fb.PERIOD.full, 'full'],
  [fb.PERIOD.firstHalf, 'firstHalf'],
  [fb.PERIOD.secondHalf, 'secondHalf'],
  [fb.PERIOD.quarter1, 'quarter1'],
  [fb.PERIOD.quarter2, 'quarter2'],
  [fb.PERIOD.quarter3, 'quarter3'],
  [fb.PERIOD.quarter4, 'quarter4'],
  [fb.PERIOD.set1, 'set1'],
  [fb.PERIOD.set2, 'set2'],
  [fb.PERIOD.set3, 'set3'],
  [fb.PERIOD.set4, 'set4'],
  [fb.PERIOD.set5, 'set5'],
]);

const SIDES: ReadonlyMap<number, Side> = new Map([
  [fb.OPTION.home, 'home'],
  [fb.OPTION.away, 'away'],
  [fb.OPTION.draw, 'draw'],
  [fb.OPTION.over, 'over'],
  [fb.OPTION.under, 'under'],
  [fb.OPTION.odd, 'odd'],
  [fb.OPTION.even, 'even'],
  [fb.OPTION.yes, 'yes'],
  [fb.OPTION.no, 'no'],
  [fb.OPTION.homeDraw, 'homeDraw'],
  [fb.OPTION.homeAway, 'homeAway'],
  [fb.OPTION.drawAway, 'drawAway'],
]);

/** A correct score of a to b travels as `score` + 100 × a + b. */
const SCORE_BASE = 100;

const STATUSES: ReadonlyMap<number, MarketStatus> = new Map([
  [fb.MARKET_STATE.notOpened, 'suspended'],
  [fb.MARKET_STATE.paused, 'suspended'],
  [fb.MARKET_STATE.open, 'open'],
]);

/** The kind of an `mty`; `undefined` for one the product does not know. */
export function fbMarketKind(type: number): MarketKind | undefined {
  return KINDS.get(type);
}

/** The market period of a `pe`; `undefined` for one no market is on. */
export function fbMarketPeriod(period: number): MarketPeriod | undefined {
  return PERIODS.get(period);
}

/** What a `ty` stands for: a score is in its digits, a runner is its team's number. */
export function fbSide(kind: MarketKind, type: number): Side {
  if (kind === 'outright') return `runner:${type}`;
  if (kind === 'correctScore' && type === fb.OPTION.otherScore) return 'score:other';
  if (kind === 'correctScore' && type >= fb.OPTION.score) {
    const digits = type - fb.OPTION.score;
    return `score:${Math.floor(digits / SCORE_BASE)}:${digits % SCORE_BASE}`;
  }
  return SIDES.get(type) ?? `other:${type}`;
}

function draftOf(matchId: string, kind: MarketKind, line: fb.MarketLine, option: fb.Option): SelectionDraft {
  // A price below zero is a locked one; its amount is the price that was there, or no price at all.
  const held = option.od < 0;
  const wire: WireOrder = {
    matchId,
    marketId: String(line.id),
    optionType: option.ty,
    ...(line.li ? { li: line.li } : {}),
    ...(line.re ? { re: line.re } : {}),
  };
  return {
    side: fbSide(kind, option.ty),
    name: option.na,
    odds: europeanOdds(Math.abs(option.od)),
    held,
    wire,
  };
}

function marketOf(
  matchId: string,
  group: fb.MarketGroup,
  line: fb.MarketLine,
  place: number,
  matchHeld: boolean,
): Market | undefined {
  const kind = KINDS.get(group.mty);
  const period = PERIODS.get(group.pe);
  if (kind === undefined || period === undefined) return undefined;
  const value = needsLine(kind) ? readLine(line.li) : undefined;
  if (needsLine(kind) && value === undefined) return undefined;
  return buildMarket(
    {
      identity: {
        family: 'fb',
        match: matchId,
        market: `${group.mty}.${group.pe}`,
        line: value ?? (place > 0 ? `n${place + 1}` : ''),
      },
      kind,
      period,
      name: group.nm,
      line: value,
      countsFrom: readScore(line.re),
      status: STATUSES.get(line.ss) ?? 'suspended',
      selections: line.op.map((option) => draftOf(matchId, kind, line, option)),
    },
    matchHeld,
  );
}

/** A record's markets in the venue's order; kinds and periods the product does not know are left out. */
export function fbMarkets(
  matchId: string,
  groups: readonly fb.MarketGroup[],
  matchHeld: boolean,
): readonly Market[] {
  return distinctMarkets(
    groups.flatMap((group) =>
      group.mks.map((line, place) => marketOf(matchId, group, line, place, matchHeld)),
    ),
  );
}
