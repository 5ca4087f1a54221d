import {
  OB_MARKET_STATE,
  OB_OPTION,
  OB_OPTION_STATE,
  OB_PLAY,
  OB_PLAY_OFFSET,
  type ObMarket,
  type ObOption,
  type ObPlay,
} from '@heptad/contracts';
import type { Market, MarketKind, MarketPeriod, MarketStatus, Side, WireOrder } from '../entities/match';
import { buildMarket, distinctMarkets, type SelectionDraft } from '../mapping/build-market';
import { byNumber } from '../mapping/by-number';
import { oddsFromHundredThousandths } from '../mapping/european-odds';
import { readLine } from '../mapping/lines';
import { needsLine } from '../mapping/market-kinds';

/** A play is a kind in a period: OB and DB number the pair. */
export interface PlayMeaning {
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
}

const KINDS: ReadonlyMap<number, MarketKind> = new Map([
  [OB_PLAY.moneyline, 'moneyline'],
  [OB_PLAY.twoWay, 'moneyline'],
  [OB_PLAY.overUnder, 'overUnder'],
  [OB_PLAY.handicap, 'handicap'],
  [OB_PLAY.doubleChance, 'doubleChance'],
  [OB_PLAY.correctScore, 'correctScore'],
  [OB_PLAY.bothTeamsScore, 'bothTeamsScore'],
  [OB_PLAY.oddEven, 'oddEven'],
  [OB_PLAY.pointsOverUnder, 'pointsOverUnder'],
  [OB_PLAY.cornersHandicap, 'cornersHandicap'],
  [OB_PLAY.cornersOverUnder, 'cornersOverUnder'],
  [OB_PLAY.outright, 'outright'],
]);

/** Plays whose number stands for their period too. */
const HALF_PLAYS: ReadonlyMap<number, PlayMeaning> = new Map([
  [OB_PLAY.firstHalfMoneyline, { kind: 'moneyline', period: 'firstHalf' }],
  [OB_PLAY.firstHalfOverUnder, { kind: 'overUnder', period: 'firstHalf' }],
  [OB_PLAY.firstHalfHandicap, { kind: 'handicap', period: 'firstHalf' }],
]);

const PERIODS_BY_OFFSET: ReadonlyMap<number, MarketPeriod> = byNumber({ full: 0, ...OB_PLAY_OFFSET });
const OFFSET_STEP = 1_000;

const SIDES: ReadonlyMap<string, Side> = new Map([
  [OB_OPTION.home, 'home'],
  [OB_OPTION.away, 'away'],
  [OB_OPTION.draw, 'draw'],
  [OB_OPTION.over, 'over'],
  [OB_OPTION.under, 'under'],
  [OB_OPTION.odd, 'odd'],
  [OB_OPTION.even, 'even'],
  [OB_OPTION.yes, 'yes'],
  [OB_OPTION.no, 'no'],
  [OB_OPTION.homeDraw, 'homeDraw'],
  [OB_OPTION.homeAway, 'homeAway'],
  [OB_OPTION.drawAway, 'drawAway'],
]);

const STATUSES: ReadonlyMap<number, MarketStatus> = new Map([
  [OB_MARKET_STATE.open, 'open'],
  [OB_MARKET_STATE.suspended, 'suspended'],
  [OB_MARKET_STATE.closed, 'closed'],
  [OB_MARKET_STATE.locked, 'suspended'],
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
  if (kind === 'correctScore') return ot === OB_OPTION.otherScore ? 'score:other' : `score:${ot}`;
  if (kind === 'outright') return `runner:${ot}`;
  return SIDES.get(ot) ?? `other:${ot}`;
}

function wireOrder(matchId: string, play: ObPlay, market: ObMarket, option: ObOption): WireOrder {
  return {
    mid: matchId,
    hpid: String(play.hpid),
    hid: String(market.hid),
    hn: market.hn,
    ot: option.ot,
    oid: String(option.oid),
    ...(market.hv ? { hv: market.hv } : {}),
  };
}

function marketOf(matchId: string, play: ObPlay, market: ObMarket, matchHeld: boolean): Market | undefined {
  const meaning = obPlayMeaning(play.hpid);
  if (meaning === undefined) return undefined;
  const { kind, period } = meaning;
  const value = needsLine(kind) ? readLine(market.hv) : undefined;
  if (needsLine(kind) && value === undefined) return undefined;
  const selections = market.ol.map((option): SelectionDraft => ({
    side: obSide(kind, option.ot),
    name: option.on,
    odds: oddsFromHundredThousandths(option.ov),
    held: option.os !== OB_OPTION_STATE.open,
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
export function obMarkets(matchId: string, plays: readonly ObPlay[], matchHeld: boolean): readonly Market[] {
  return distinctMarkets(
    plays.flatMap((play) =>
      play.hl.toSorted((a, b) => a.hn - b.hn).map((market) => marketOf(matchId, play, market, matchHeld)),
    ),
  );
}
