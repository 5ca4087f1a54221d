import type { Match } from './match';
import type { Period, SportKey } from './sport';

export interface MatchQuery {
  readonly period: Period;
  /** All sports of the period unless given. */
  readonly sport?: SportKey;
  /** Counted from 1. */
  readonly page?: number;
  /** At most 100; 50 unless given. */
  readonly pageSize?: number;
  /** By kick-off unless given (SPORT-017). */
  readonly order?: 'time' | 'hot';
  /** Only matches that can be part of a combo ("stray" lists, OPEN-046). */
  readonly combo?: boolean;
  /** Kick-off not before and not after, milliseconds; lists of running matches know no days. */
  readonly from?: number;
  readonly to?: number;
  /** Only these leagues, by their ids. */
  readonly leagues?: readonly string[];
  /** Only the member's favourites, kept by the venue. */
  readonly favourites?: boolean;
  readonly signal?: AbortSignal;
}

export interface MatchPage {
  /** In the venue's order, each match once. */
  readonly matches: readonly Match[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
  /** Records that were dropped because they made no sense on their own. */
  readonly dropped: number;
  /** The venue's own time at which this was so, milliseconds, where it tells one. */
  readonly asOf?: number;
  /** For how long the answer was kept before it was given, milliseconds; not at all unless given. */
  readonly heldFor?: number;
}

/** Which matches that are over are asked for. */
export interface ResultQuery {
  readonly sport: SportKey;
  /** Kick-off not before and not after, milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly page?: number;
  /** At most 100; 50 unless given. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** A match with all of its markets. */
export interface MatchDetail {
  readonly match: Match;
  /** The venue's own time at which this was so, milliseconds, where it tells one. */
  readonly asOf?: number;
}

/** What a member has marked at a venue, by ids. */
export interface FavouriteMarks {
  readonly matches: readonly string[];
  readonly leagues: readonly string[];
}

/** What a favourite marks. */
export type FavouriteSubject =
  | { readonly kind: 'match'; readonly id: string; readonly sport: SportKey }
  | { readonly kind: 'league'; readonly id: string; readonly sport: SportKey };
