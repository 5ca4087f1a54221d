import {
  FB_MARKET,
  FB_MARKET_STATE,
  FB_OPTION,
  FB_PERIOD,
  type FbMarketGroup,
  type FbMarketLine,
  type FbOption,
} from '@heptad/contracts';
import type { Market, MarketKind, MarketPeriod, MarketStatus, Side, WireOrder } from '../entities/match';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
import { europeanOdds } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { needsLine } from '../mapping/market-kinds';

const KINDS: ReadonlyMap<number, MarketKind> = new Map([
  [FB_MARKET.handicap, 'handicap'],
  [FB_MARKET.overUnder, 'overUnder'],
  [FB_MARKET.moneyline, 'moneyline'],
  [FB_MARKET.twoWay, 'moneyline'],
  [FB_MARKET.correctScore, 'correctScore'],
  [FB_MARKET.oddEven, 'oddEven'],
  [FB_MARKET.bothTeamsScore, 'bothTeamsScore'],
  [FB_MARKET.doubleChance, 'doubleChance'],
  [FB_MARKET.pointsOverUnder, 'pointsOverUnder'],
  [FB_MARKET.cornersHandicap, 'cornersHandicap'],
  [FB_MARKET.cornersOverUnder, 'cornersOverUnder'],
  [FB_MARKET.outright, 'outright'],
]);

const PERIODS: ReadonlyMap<number, MarketPeriod> = new Map([
  [FB_PERIOD.full, 'full'],
  [FB_PERIOD.firstHalf, 'firstHalf'],
  [FB_PERIOD.secondHalf, 'secondHalf'],
  [FB_PERIOD.quarter1, 'quarter1'],
  [FB_PERIOD.quarter2, 'quarter2'],
  [FB_PERIOD.quarter3, 'quarter3'],
  [FB_PERIOD.quarter4, 'quarter4'],
  [FB_PERIOD.set1, 'set1'],
  [FB_PERIOD.set2, 'set2'],
  [FB_PERIOD.set3, 'set3'],
  [FB_PERIOD.set4, 'set4'],
  [FB_PERIOD.set5, 'set5'],
]);

const SIDES: ReadonlyMap<number, Side> = new Map([
  [FB_OPTION.home, 'home'],
  [FB_OPTION.away, 'away'],
  [FB_OPTION.draw, 'draw'],
  [FB_OPTION.over, 'over'],
  [FB_OPTION.under, 'under'],
  [FB_OPTION.odd, 'odd'],
  [FB_OPTION.even, 'even'],
  [FB_OPTION.yes, 'yes'],
  [FB_OPTION.no, 'no'],
  [FB_OPTION.homeDraw, 'homeDraw'],
  [FB_OPTION.homeAway, 'homeAway'],
  [FB_OPTION.drawAway, 'drawAway'],
]);

/** A correct score of a to b travels as `score` + 100 × a + b. */
const SCORE_BASE = 100;

const STATUSES: ReadonlyMap<number, MarketStatus> = new Map([
  [FB_MARKET_STATE.notOpened, 'suspended'],
  [FB_MARKET_STATE.paused, 'suspended'],
  [FB_MARKET_STATE.open, 'open'],
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
  if (kind === 'correctScore' && type === FB_OPTION.otherScore) return 'score:other';
  if (kind === 'correctScore' && type >= FB_OPTION.score) {
    const digits = type - FB_OPTION.score;
    return `score:${Math.floor(digits / SCORE_BASE)}:${digits % SCORE_BASE}`;
  }
  return SIDES.get(type) ?? `other:${type}`;
}

function draftOf(matchId: string, kind: MarketKind, line: FbMarketLine, option: FbOption): SelectionDraft {
  // A price below zero is a locked one; its amount is the price that was there, or no price at all.
  const held = option.od < 0;
  const wire: WireOrder = {
    matchId,
    marketId: String(line.id),
    optionType: option.ty,
    ...(line.li ? { li: line.li } : {}),
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
  group: FbMarketGroup,
  line: FbMarketLine,
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
      status: STATUSES.get(line.ss) ?? 'suspended',
      selections: line.op.map((option) => draftOf(matchId, kind, line, option)),
    },
    matchHeld,
  );
}

/** A record's markets in the venue's order; kinds and periods the product does not know are left out. */
export function fbMarkets(
  matchId: string,
  groups: readonly FbMarketGroup[],
  matchHeld: boolean,
): readonly Market[] {
  return distinctMarkets(
    groups.flatMap((group) =>
      group.mks.map((line, place) => marketOf(matchId, group, line, place, matchHeld)),
    ),
  );
}
