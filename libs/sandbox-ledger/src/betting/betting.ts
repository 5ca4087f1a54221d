import type { SportsVenueCode } from '@heptad/contracts';
import type { Money } from '@heptad/formatting';
import type { CashOuts } from './cash-out';
import type { SimMarketKind, SimMarketPeriod, SimScore, SimSportKey } from '@heptad/sandbox-simulation';

/** The venue whose wallet pays the stake. */
export type BetVenue = SportsVenueCode;

/** 0 no change of odds, 1 better odds only, 2 any odds. */
export type OddsAcceptance = 0 | 1 | 2;

/** `cashedOut` is a bet whose whole stake was cashed out; `edited` is one that another bet took the place of, with its stake. A single ends as its leg does. A combination bet is won, push or lost by what it pays against its stake, void if all its legs are. */
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
  | 'edited';

/** How one leg ended; `open` until its market settles. */
export type LegState = 'open' | 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost' | 'void';

export interface OrderLeg {
  /** A selection key of the simulation. */
  readonly selection: string;
  /** The price the member saw and takes: decimal European, two places. */
  readonly odds: string;
  /** The score that the member saw the line count from; none is 0–0. Asked for only where the selection counts from one. */
  readonly countsFrom?: SimScore;
}

/** One bet. Several singles are several orders with a key each. */
export interface Order {
  readonly memberId: string;
  readonly venue: BetVenue;
  /** The same key of the same member is the same bet, however often it is sent. */
  readonly idempotencyKey: string;
  /** 1001 single; k × 1000 + 1 every k-fold of the legs; n × 1000 + (2ⁿ − n − 1) every fold from doubles up to n, n being the number of legs. */
  readonly code: number;
  readonly legs: readonly OrderLeg[];
  /**
   * Of a bet builder: the price that the member saw and takes, decimal European, two places. The legs are of one match and make one bet
   * that wins if all of them do; their own prices then mean nothing. Absent for every other bet.
   */
  readonly builderOdds?: string;
  /** For each of the code's combinations. */
  readonly unitStake: Money;
  readonly acceptance: OddsAcceptance;
  /** The notation the member read the prices in, as the venues number them: kept with the bet, of no effect on it. */
  readonly notation?: OddsNotation;
  /**
   * The open bet that this one takes the place of ("edit bet"), before any of its matches has begun. That bet ends as `edited`, and its
   * stake goes over in full: only what this one costs more is taken. All prices are the present ones.
   */
  readonly replaces?: string;
}

/** 1 Malay, 2 Hong Kong, 3 European, 4 Indonesian (SPORT-015). */
export type OddsNotation = 1 | 2 | 3 | 4;

export type BetRefusal =
  | 'unknownSelection'
  | 'marketClosed'
  | 'marketSuspended'
  | 'selectionLocked'
  | 'oddsChanged'
  | 'scoreChanged'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'insufficientBalance'
  | 'sameMatch'
  | 'notCombinable'
  | 'badCode'
  | 'badStake'
  | 'keyReused'
  | EditRefusal;

/**
 * Why a bet cannot be edited: there is none of this number; it is over, or was changed at the same moment; it is a kind that is not edited
 * (a system, a bet builder, an outright, one still pending or partly cashed out); a match has begun; less would be staked; nothing differs.
 */
export type EditRefusal =
  'unknownBet' | 'betOver' | 'notEditable' | 'matchStarted' | 'stakeLowered' | 'nothingEdited';

/**
 * Why selections of one match cannot be one bet: not decided by the score or with a line that can give a stake back; never won together; one
 * of them won whenever the others are; closed, held or without a price that is offered.
 */
export type BuilderRefusal = 'notJoinable' | 'impossible' | 'contained' | 'unavailable';

/** What selections of one match are offered at as one bet, or which of them are in the way and why. */
export type BuilderOffer =
  | { readonly ok: true; readonly odds: string; readonly minStake: Money; readonly maxStake: Money }
  | { readonly ok: false; readonly reason: BuilderRefusal; readonly selections: readonly string[] };

export interface BetLeg {
  readonly selection: string;
  readonly matchId: string;
  readonly sport: SimSportKey;
  readonly leagueId: string;
  readonly kind: SimMarketKind;
  readonly period: SimMarketPeriod;
  readonly line?: string;
  readonly side: string;
  /** As accepted, decimal European. */
  readonly odds: string;
  /** The notation it was read in; European where none was told. */
  readonly notation?: OddsNotation;
  readonly live: boolean;
  readonly scoreAtBet: SimScore;
  /** The score that it counts from, where it counts from one; what was scored before is not part of it. */
  readonly countsFrom?: SimScore;
  readonly state: LegState;
  /** The score it was settled by. */
  readonly result?: SimScore;
}

export interface Bet {
  /** Digits only. */
  readonly id: string;
  readonly memberId: string;
  readonly venue: BetVenue;
  readonly idempotencyKey: string;
  readonly code: number;
  /** The joint price of a bet builder, as accepted; absent for every other bet. */
  readonly builderOdds?: string;
  /** Number of combinations the unit stake was laid on. */
  readonly combinations: number;
  readonly unitStake: Money;
  readonly stake: Money;
  /** What of {@link unitStake} has not been cashed out. */
  readonly runningUnitStake: Money;
  /** Stake included, if everything wins; of what has not been cashed out. */
  readonly potentialReturn: Money;
  /** The part of the stake that was cashed out and what it paid, which {@link payout} includes. */
  readonly cashedOut?: { readonly stake: Money; readonly paid: Money };
  /** Stake included; present once settled, "0.00" for a lost bet. */
  readonly payout?: Money;
  readonly state: BetState;
  readonly refusal?: BetRefusal;
  readonly placedAt: number;
  /** When a pending bet is decided. */
  readonly decidesAt?: number;
  readonly settledAt?: number;
  readonly legs: readonly BetLeg[];
}

export type PlaceResult =
  | { readonly ok: true; readonly bet: Bet }
  /** `odds`: the present price per leg, for `oddsChanged` and `scoreChanged`. Nothing was taken from the wallet. */
  | {
      readonly ok: false;
      readonly reason: BetRefusal;
      readonly odds?: readonly { readonly selection: string; readonly odds: string }[];
    };

export interface BetQuery {
  readonly memberId: string;
  readonly venue?: BetVenue;
  /** `open`: pending or accepted; `over`: settled or rejected. */
  readonly state?: 'open' | 'over';
  readonly ids?: readonly string[];
  /** The key a bet was placed under; a member never uses one twice. */
  readonly idempotencyKey?: string;
  /** Placed at or after / before, in ms. */
  readonly from?: number;
  readonly until?: number;
  /** With a leg of any of these sports / of none of them. */
  readonly sports?: readonly SimSportKey[];
  readonly withoutSports?: readonly SimSportKey[];
  readonly kind?: 'single' | 'combo';
  readonly states?: readonly string[];
  /** Placed before the bet with this number. */
  readonly before?: string;
  /** Newest first; page of at most 200, default 20. */
  readonly offset?: number;
  readonly limit?: number;
}

/** Totals are of everything the query finds, not of the page and whatever `before` says; a rejected bet counts, but its stake was never taken. */
export interface BetPage {
  readonly bets: readonly Bet[];
  readonly total: number;
  readonly totalStake: Money;
  readonly totalPayout: Money;
}

export interface ComboOffer {
  readonly code: number;
  readonly combinations: number;
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Return of a unit stake of 1 if everything wins, two decimals. */
  readonly odds: string;
}

export interface LimitsAnswer {
  readonly legs: readonly {
    readonly selection: string;
    readonly odds: string;
    readonly state: 'open' | 'locked' | 'suspended' | 'closed' | 'unknown';
    /** Of a single on this selection. */
    readonly minStake: Money;
    readonly maxStake: Money;
  }[];
  /** Empty with one leg, or when two legs exclude each other. */
  readonly combos: readonly ComboOffer[];
  /** Set when the legs cannot be combined. */
  readonly refusal?: 'sameMatch' | 'notCombinable';
}

/** Sent after the change is stored. */
export interface BetEvent {
  readonly type: 'accepted' | 'rejected' | 'settled' | 'cashedOut' | 'edited';
  readonly bet: Bet;
}

/** Takes bets, holds the stakes of members' venue wallets and pays out by the clock. */
export interface BettingEngine extends CashOuts {
  /**
   * Takes a bet. Pre-match bets are accepted at once; bets with a live leg are pending until `decidesAt`. A repeated key answers with the bet it made
   * the first time; the same key with different contents is refused as `keyReused`. A bet that takes another's place closes it in the same
   * step, or nothing happens.
   */
  place(order: Order): Promise<PlaceResult>;
  /** Undefined when the member has no such bet. */
  order(memberId: string, id: string): Promise<Bet | undefined>;
  orders(query: BetQuery): Promise<BetPage>;
  /** Limits, present prices and offered combo codes for a slip. */
  limits(selections: readonly string[], venue: BetVenue): LimitsAnswer;
  /** The price of selections of one match as one bet: how often they win together decides it, not their product. */
  builderOffer(selections: readonly string[], venue: BetVenue): BuilderOffer;
  /** Decides pending bets and settles what has ended by the clock's time. Safe to call at any time, also after a restart: nothing is paid twice. */
  advance(): Promise<void>;
  onEvent(listener: (event: BetEvent) => void): () => void;
}
