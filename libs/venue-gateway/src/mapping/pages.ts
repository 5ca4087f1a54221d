import type { MatchPage } from '../entities/lists';
import type { Match } from '../entities/match';
import type { ReadRecords } from './records';

export interface PageRequest {
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/** A venue's word for the time of its answer, as a field; none where it says nothing that is a time. */
export function timed(asOf: number | string | undefined): { readonly asOf?: number } {
  const time = Number(asOf);
  return Number.isSafeInteger(time) && time > 0 ? { asOf: time } : {};
}

/** One page of a longer list. @param total how many records the venue counts over all pages */
export function pageOf(read: ReadRecords<Match>, { page, size }: PageRequest, total: number): MatchPage {
  return { matches: read.kept, page, total, hasMore: page * size < total, dropped: read.dropped };
}

/** A list that the venue gives in one piece. */
export function wholePage(read: ReadRecords<Match>): MatchPage {
  return { matches: read.kept, page: 1, total: read.kept.length, hasMore: false, dropped: read.dropped };
}
