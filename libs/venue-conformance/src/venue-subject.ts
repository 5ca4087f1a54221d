import type { BetState, Score, SportKey, VenueCode } from '@heptad/venue-gateway';
import type { Golden, VenueOnTrial } from '@heptad/venue-gateway/testing';

/** A request as the stand-in network got it. */
export interface WireRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a request for results asks for, whatever its wire calls it. */
export interface ResultsAsked {
  /** The family's own word for the sport. */
  readonly sport: unknown;
  /** Kick-off not before and not after, milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The states that every family can tell; that a bet was edited only FB's wire says. */
export type ToldState = Exclude<BetState, 'edited'>;

/** One family as the suite needs to know it. */
export interface VenueSubject {
  /** The beginning of its golden payloads' names. */
  readonly family: string;
  readonly venue: VenueCode;
  /** An adapter that the product does not list yet, in the place of the venue's own. */
  readonly trial?: VenueOnTrial;
  /** Golden payloads and what they mean; those of the contract's golden folder unless given. */
  readonly goldens?: {
    readonly payload: (name: string) => Golden;
    readonly meaning: (name: string) => unknown;
  };
  /** A sport the family has no number for. */
  readonly unknownSport: SportKey;
  /** Wraps data into a successful answer of the family. */
  readonly wrap: (data: unknown) => string;
  /** An answer that refuses. */
  readonly refuse: (code: string | number, message: string) => string;
  /** The code with which the family refuses a token. */
  readonly tokenCode: string | number;
  readonly paths: {
    readonly live: string;
    readonly early: string;
    readonly results: string;
    readonly detail: string;
    readonly favourites: string;
    /** Marking a match, and taking the mark off: one path or two. */
    readonly mark: string;
    readonly unmark: string;
    readonly markLeague: string;
    readonly limits: string;
    readonly placeBet: string;
    readonly askBet: string;
    readonly betList: string;
    /** How many matches each list has of each sport. */
    readonly counts: string;
  };
  /**
   * Lets the records of a list be edited in place as rows, in the venue's order: junk comes in, rows go out. A family whose lists are not
   * made of rows takes them apart and puts them together again.
   */
  readonly editRecords: (data: unknown, edit: (records: unknown[]) => void) => void;
  /** Gives every offer (market and selection ids, not matches) a new wire id, in place. */
  readonly renumber: (data: unknown) => void;
  /** Gives a record another sport's number, in place. */
  readonly setSport: (record: unknown, id: number) => void;
  /** Gives the price of the first selection of a list's first match that can be bet another value, European odds of 3.30, in place. */
  readonly reprice: (data: unknown) => void;
  /** Interrupts a match, in place; its markets stay as they are. */
  readonly suspend: (record: unknown) => void;
  /** Says that a list is page 2 of three records, two a page, in place. */
  readonly secondPage: (data: unknown) => void;
  /** What a request for results asks for. */
  readonly resultsAsked: (request: WireRequest) => ResultsAsked;
  /**
   * How the family tells the timeline of a match; left out where it tells none. The answer holds, in this order: a goal of the home side
   * at 23:15 of the first half, something without a name, a yellow card of the away side at 61:00 and a red one of the home side at 70:30
   * of the second half, and a corner of the away side at 90:01.
   */
  readonly timeline?: {
    readonly path: string;
    readonly answer: unknown;
    /** The id of the match that a request asks for. */
    readonly asked: (request: WireRequest) => string;
  };
  /**
   * How the family tells what is counted of a match and where its ball is; left out where it tells neither. `running` holds, in this
   * order: possession 57 to 43, a figure without a name, dangerous attacks 31 to 12, and a ball at 0.82 and 0.3 with which the home side
   * is near the goal. `resting` has no figure and the ball in the middle, with nobody, at a danger without a name; `none` has no ball;
   * `outside` has one beyond the field.
   */
  readonly statistics?: {
    readonly path: string;
    readonly answers: Readonly<Record<'running' | 'resting' | 'none' | 'outside', unknown>>;
    /** The id of the match that a request asks for. */
    readonly asked: (request: WireRequest) => string;
  };
  /**
   * How the family tells line-ups; left out where it tells none. The answer with players holds, in this order: of the home side, formation
   * 4-3-3, a defender 702 in shirt 4 at place 2 `林泽远` without a short name, a goalkeeper 701 in shirt 1 at place 1 `卢卡·费拉莫` without a
   * short name, a player without a name, and on the bench 703 in shirt 9 `Erik Norlsen`, short `Norlsen`, of a position without a name; of the
   * away side, formation 9-9, a forward 801 in shirt 10 at place 11 `周牧野`, twice; and the changes 703 for 702 at 61:00 of the second half,
   * one of somebody who is not named, and one that is none.
   */
  readonly lineUps?: {
    readonly path: string;
    readonly answers: Readonly<Record<'none' | 'notAnnounced' | 'announced' | 'unknown', unknown>>;
    /** The id of the match that a request asks for. */
    readonly asked: (request: WireRequest) => string;
  };
  /** How the family says which score a handicap in play counts from: that of a placed bet's first leg, and that of an order's, set in place. */
  readonly countsFrom: {
    readonly sent: (request: WireRequest) => Score | undefined;
    readonly set: (order: unknown, score: Score) => void;
  };
  /** The token a request carried. */
  readonly tokenIn: (request: WireRequest) => unknown;
  /** What the list of favourites looks like around these records and marks. */
  readonly favourites: (records: unknown, matches: readonly number[], leagues: readonly number[]) => unknown;
  /** The limits of what a request asks about, 10.00 to 500.00 each at the price it names, in another order than asked for. */
  readonly limits: (request: WireRequest) => unknown;
  /** Counts of running matches alone: 3 of football, none of basketball, 7 of a sport whose number nobody knows. */
  readonly counts: unknown;
  /** What a list of placed bets looks like around these bets. */
  readonly betList: (orders: unknown[]) => unknown;
  /** What asking for bets answers with these bets. */
  readonly betAnswer: (orders: unknown[]) => unknown;
  /** The order inside the golden answer to placing one. */
  readonly orderIn: (placed: Golden) => unknown;
  /** Says of an order how it stands, in place; a bet that is over brought 12.34. */
  readonly setState: (order: unknown, state: ToldState) => void;
}
