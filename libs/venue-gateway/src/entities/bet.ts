import type { Money, Odds, OddsType } from '@heptad/formatting';
import type { Market, MarketKind, MarketPeriod, Match, Score, Selection, Side } from './match';
import type { SportKey } from './sport';
import type { VenueCode } from './venue';

/** From placed to settled; everything but the first two is final. */
export type BetState =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'won'
  | 'halfWon'
  | 'push'
  | 'halfLost'
  | 'lost'
  | 'void'
  | 'cashedOut'
  /** Another bet of the member's took its place, and its stake. */
  | 'edited';

/** Which change of odds between tap and acceptance the member consents to. */
export type OddsAcceptance = 'none' | 'better' | 'any';

export interface OrderLeg {
  readonly match: Pick<Match, 'id' | 'sport' | 'kickOff' | 'status'>;
  readonly market: Pick<Market, 'key' | 'kind' | 'period' | 'line'>;
  /** With the odds the member saw. */
  readonly selection: Selection;
}

/** One wager: a single leg, or one combo kind over several legs. */
export interface BetOrder {
  readonly legs: readonly OrderLeg[];
  /** n × 1000 + number of bets: 1001 single, 2001 double, 3001 treble, 3004 three doubles and a treble. */
  readonly comboCode: number;
  /** Stake of each combination, not of the wager. */
  readonly stake: Money;
  readonly acceptance: OddsAcceptance;
  /** Of a bet builder: the one price that the member saw. The legs are then of one match, and the code is that of one bet on all of them. */
  readonly builderOdds?: Odds;
  /**
   * The open bet that this one takes the place of, before any of its matches has begun. It ends as `edited`, and its stake goes over: only what
   * this one costs more is paid. Venues of which `offersBetEdit` does not hold refuse it.
   */
  readonly replaces?: string;
  /** The notation the member read the prices in, told to the venue for the member's records. */
  readonly notation?: OddsType;
}

/** What may be staked on one selection, and whether it can be bet at all. */
export interface SelectionLimits {
  /** The selection's key. */
  readonly key: string;
  readonly available: boolean;
  /** The price as the venue has it now. */
  readonly odds?: Odds;
  readonly min: Money;
  readonly max: Money;
}

/** What may be staked on each combination of a combo. */
export interface ComboLimits {
  readonly comboCode: number;
  /** How many combinations the code makes of the legs. */
  readonly combinations: number;
  readonly min: Money;
  readonly max: Money;
}

/** Bounds of stakes on the legs asked about. `combos` is empty where they cannot be combined. */
export interface BetLimits {
  readonly selections: readonly SelectionLimits[];
  readonly combos: readonly ComboLimits[];
}

/** Why selections of one match cannot be one bet. */
export type BuilderRefusal =
  /** A market or a line that the venue cannot join with others. */
  | 'notJoinable'
  /** They never win together. */
  | 'impossible'
  /** One of them is won whenever the others are. */
  | 'contained'
  /** Closed, held, or at no price that is offered; it may come back. */
  | 'unavailable';

/** What selections of one match are offered at as one bet, or which of them are in the way and why. */
export type BuilderPrice =
  | { readonly state: 'open'; readonly odds: Odds; readonly min: Money; readonly max: Money }
  | { readonly state: 'refused'; readonly reason: BuilderRefusal; readonly keys: readonly string[] };

export interface BetLeg {
  readonly matchId: string;
  readonly sport?: SportKey;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly marketName: string;
  readonly kind: MarketKind;
  readonly period: MarketPeriod;
  readonly side: Side;
  readonly selectionName: string;
  readonly line?: string;
  /** As in {@link Market}: the score when the bet was taken, where its line counts from it. */
  readonly countsFrom?: Score;
  readonly odds: Odds;
  readonly kickOff: number;
  readonly state: BetState;
  /** Final score, once there is one. */
  readonly score?: string;
}

export interface Bet {
  readonly id: string;
  readonly venue: VenueCode;
  /** The idempotency key it was placed under, where the venue gives it back. */
  readonly key?: string;
  readonly state: BetState;
  readonly placedAt: number;
  readonly settledAt?: number;
  /** As in {@link BetOrder}. */
  readonly comboCode: number;
  /** The one price of a bet builder, whose legs pay together; absent for every other bet. */
  readonly builderOdds?: Odds;
  /** Whole stake over all combinations. */
  readonly stake: Money;
  /** Stake included. */
  readonly potentialReturn: Money;
  /** What came back, stake included; only of settled bets. */
  readonly returned?: Money;
  /** The part of the stake that was cashed out and what it paid; {@link potentialReturn} is of the rest. */
  readonly cashedOut?: { readonly stake: Money; readonly paid: Money };
  readonly legs: readonly BetLeg[];
  /** Why a rejected bet was rejected, in the venue's words. */
  readonly rejection?: string;
}

export interface BetQuery {
  readonly settled: boolean;
  readonly page?: number;
  readonly pageSize?: number;
  /** Milliseconds, inclusive; by the time of placing. */
  readonly from?: number;
  readonly to?: number;
  readonly signal?: AbortSignal;
}

export interface BetPage {
  readonly bets: readonly Bet[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly dropped: number;
}
