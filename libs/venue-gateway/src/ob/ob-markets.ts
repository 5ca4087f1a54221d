import { ob } from '@heptad/contracts';
import type { Market, MarketKind, MarketPeriod, MarketStatus, Side, WireOrder } from '../entities/match';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
import { byNumber } from '../mapping/by-number';
import { oddsFromHundredThousandths } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { needsLine } from '../mapping/market-kinds';
import { readScore } from '../mapping/score-text';

/** A play is a kind in a period: OB and DB number the pair. */
export interface PlayMeaning {
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
}

const KINDS: ReadonlyMap<number, MarketKind> = new Map([
  [ob.PLAY.moneyline, 'moneyline'],
  [ob.PLAY.twoWay, 'moneyline'],
  [ob.PLAY.overUnder, 'overUnder'],
  [ob.PLAY.handicap, 'handicap'],
  [ob.PLAY.doubleChance, 'doubleChance'],
  [ob.PLAY.correctScore, 'correctScore'],
  [ob.PLAY.bothTeamsScore, 'bothTeamsScore'],
  [ob.PLAY.oddEven, 'oddEven'],
  [ob.PLAY.pointsOverUnder, 'pointsOverUnder'],
  [ob.PLAY.cornersHandicap, 'cornersHandicap'],
  [ob.PLAY.cornersOverUnder, 'cornersOverUnder'],
  [ob.PLAY.outright, 'outright'],
]);

/** Plays whose number stands for their period too. */
const HALF_PLAYS: ReadonlyMap<number, PlayMeaning> = new Map([
  [ob.PLAY.firstHalfMoneyline, { kind: 'moneyline', period: 'firstHalf' }],
  [ob.PLAY.firstHalfOverUnder, { kind: 'overUnder', period: 'firstHalf' }],
  [ob.PLAY.firstHalfHandicap, { kind: 'handicap', period: 'firstHalf' }],
]);

const PERIODS_BY_OFFSET: ReadonlyMap<number, MarketPeriod> = byNumber({ full: 0, ...ob.PLAY_OFFSET });
const OFFSET_STEP = 1_000;

const SIDES: ReadonlyMap<string, Side> = new Map([
  [ob.OPTION.home, 'home'],
  [ob.OPTION.away, 'away'],
  [ob.OPTION.draw, 'draw'],
  [ob.OPTION.over, 'over'],
  [ob.OPTION.under, 'under'],
  [ob.OPTION.odd, 'odd'],
  [ob.OPTION.even, 'even'],
  [ob.OPTION.yes, 'yes'],
  [ob.OPTION.no, 'no'],
  [ob.OPTION.homeDraw, 'homeDraw'],
  [ob.OPTION.homeAway, 'homeAway'],
  [ob.OPTION.drawAway, 'drawAway'],
]);

const STATUSES: ReadonlyMap<number, MarketStatus> = new Map([
  [ob.MARKET_STATE.open, 'open'],
  [ob.MARKET_STATE.suspended, 'suspended'],
  [ob.MARKET_STATE.closed, 'closed'],
  [ob.MARKET_STATE.locked, 'suspended'],
]);

/** What an `hpid` means: a play, moved by an offset when it is about a part of the match; `undefined` for an unknown one. */
export function obPlayMeaning(hpid: string | number): PlayMeaning | undefined {
  const number = Number(hpid);
  const half = HALF_PLAYS.get(number);
  if (half !== undefined) return half;
  const play = number % OFFSET_STEP;
  const kind = KINDS.get(play);
  const period = PERIODS_BY_OFFSET.get(number - play);
  return kind === undefined || period === undefined ? undefined : { kind, period };
}

/** What an `ot` stands for: a score and a runner are their own `ot`. */
export function obSide(kind: MarketKind, ot: string): Side {
  if (kind === 'correctScore') return ot === ob.OPTION.otherScore ? 'score:other' : `score:${ot}`;
  if (kind === 'outright') return `runner:${ot}`;
  return SIDES.get(ot) ?? `other:${ot}`;
}

function wireOrder(matchId: string, play: ob.Play, market: ob.Market, option: ob.Option): WireOrder {
  return {
    mid: matchId,
    hpid: String(play.hpid),
    hid: String(market.hid),
    hn: market.hn,
    ot: option.ot,
    oid: String(option.oid),
    ...(market.hv ? { hv: market.hv } : {}),
    ...(market.scoreBenchmark ? { scoreBenchmark: market.scoreBenchmark } : {}),
  };
}

function marketOf(matchId: string, play: ob.Play, market: ob.Market, matchHeld: boolean): Market | undefined {
  const meaning = obPlayMeaning(play.hpid);
  if (meaning === undefined) return undefined;
  const { kind, period } = meaning;
  const value = needsLine(kind) ? readLine(market.hv) : undefined;
  if (needsLine(kind) && value === undefined) return undefined;
  const selections = market.ol.map((option): SelectionDraft => ({
    side: obSide(kind, option.ot),
    name: option.on,
    odds: oddsFromHundredThousandths(option.ov),
    held: option.os !== ob.OPTION_STATE.open,
    wire: wireOrder(matchId, play, market, option),
  }));
  return buildMarket(
    {
      // Several markets of a play without a line are told apart by their place, `hn`.
      identity: {
        family: 'ob',
        match: matchId,
        market: String(play.hpid),
        line: value ?? placeOf(market.hn),
      },
      kind,
      period,
      name: play.hpn,
      line: value,
      countsFrom: readScore(market.scoreBenchmark),
      status: STATUSES.get(market.hs) ?? 'suspended',
      selections,
    },
    matchHeld,
  );
}

function placeOf(hn: number): string {
  return hn > 1 ? `n${hn}` : '';
}

/** A match's markets in the venue's order, main lines first; plays the product does not know are left out. */
export function obMarkets(matchId: string, plays: readonly ob.Play[], matchHeld: boolean): readonly Market[] {
  return distinctMarkets(
    plays.flatMap((play) =>
      play.hl.toSorted((a, b) => a.hn - b.hn).map((market) => marketOf(matchId, play, market, matchHeld)),
    ),
  );
}
