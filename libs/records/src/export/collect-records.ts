import type { ApiError, Result } from '@heptad/api-client';
import { joinPages, type BetRecord, type RecordPage } from '../bet-list/bet-record';

/** The most bets of one file: what a phone holds in memory and a spreadsheet opens without complaint. */
export const EXPORT_LIMIT = 5_000;

/** Bets asked for at a time. */
export const EXPORT_PAGE_SIZE = 100;

/** All bets of a filter, or the newest {@link EXPORT_LIMIT} of them. */
export interface Collected {
  readonly records: readonly BetRecord[];
  /** Older ones were left out. */
  readonly cut: boolean;
}

export interface CollectOptions {
  /** Asks for the bets behind a number, the newest first without one. */
  readonly fetchPage: (before: string | undefined) => Promise<Result<RecordPage>>;
  /** Told after each page: bets so far, and how many there will be. */
  readonly onProgress: (done: number, all: number) => void;
  readonly limit?: number;
}

/**
 * Fetches every bet of a filter page by page, each behind the last of the one before, so that what is placed meanwhile
 * shifts nothing. The first failure ends it: half a file would pass for a whole one.
 */
export async function collectRecords({
  fetchPage,
  onProgress,
  limit = EXPORT_LIMIT,
}: CollectOptions): Promise<Result<Collected, ApiError>> {
  const pages: RecordPage[] = [];
  let before: string | undefined;
  for (;;) {
    const answer = await fetchPage(before);
    if (!answer.ok) return answer;
    pages.push(answer.value);
    const records = joinPages(pages);
    onProgress(Math.min(records.length, limit), Math.min(answer.value.totals.bets, limit));
    const { next } = answer.value;
    const stuck = next === undefined || next === before;
    if (stuck || records.length >= limit)
      return {
        ok: true,
        value: { records: records.slice(0, limit), cut: next !== undefined || records.length > limit },
      };
    before = next;
  }
}
