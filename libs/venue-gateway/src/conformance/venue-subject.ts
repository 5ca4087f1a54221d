import type { SportKey } from '../entities/sport';
import type { VenueCode } from '../entities/venue';
import type { Golden } from './golden';

/** One family as the suite needs to know it. */
export interface VenueSubject {
  /** The beginning of its golden payloads' names. */
  readonly family: string;
  readonly venue: VenueCode;
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
    readonly placeBet: string;
    readonly askBet: string;
    readonly betList: string;
  };
  /** The records inside a list's data. */
  readonly recordsOf: (data: unknown) => unknown[];
  /** Gives every offer (market and selection ids, not matches) a new wire id, in place. */
  readonly renumber: (data: unknown) => void;
  /** Gives a record another sport's number, in place. */
  readonly setSport: (record: unknown, id: number) => void;
  /** The token a request carried. */
  readonly tokenIn: (request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Readonly<Record<string, unknown>>;
  }) => unknown;
  /** What a list of placed bets looks like around these bets. */
  readonly betList: (orders: unknown[]) => unknown;
  /** What asking for bets answers with these bets. */
  readonly betAnswer: (orders: unknown[]) => unknown;
  /** The order inside the golden answer to placing one. */
  readonly orderIn: (placed: Golden) => unknown;
}
