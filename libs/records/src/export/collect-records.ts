import type { ApiError, Result } from '@heptad/api-client';
import type { BetRecord, RecordPage } from '../bet-list/bet-record';

/** The most bets of one file: a member who bets every quarter of an hour takes three years to come to it, and a spreadsheet still opens it. */
export const EXPORT_LIMIT = 100_000;

/** Bets asked for at a time. */
export const EXPORT_PAGE_SIZE = 100;

/** How an export went. */
export interface Collected {
  /** Bets that were found and handed on. */
  readonly bets: number;
  /** Older bets that were left out. */
  readonly left: number;
}

export interface CollectOptions {
  /** Asks for the bets behind a number, the newest first without one. */
  readonly fetchPage: (before: string | undefined) => Promise<Result<RecordPage>>;
  /** Called after each page with the bets so far and the number of all. */
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Begins to fetch every bet of a filter page by page, each behind the last of the one before, so that what is placed meanwhile
 * shifts nothing. Each page is handed on as it comes: no step takes longer the more there were before.
 * @param onRecords takes the bets of a page that were not there before
 * @returns goes on until the end or the first failure; called again, it goes on behind what it has
 */
export function beginCollecting(
  onRecords: (records: readonly BetRecord[]) => void,
  limit = EXPORT_LIMIT,
): (options: CollectOptions) => Promise<Result<Collected, ApiError>> {
  const seen = new Set<string>();
  let before: string | undefined;
  return async ({ fetchPage, onProgress }) => {
    for (;;) {
      const answer = await fetchPage(before);
      if (!answer.ok) return answer;
      const { records, next, totals } = answer.value;
      const fresh = new Map(records.filter(({ id }) => !seen.has(id)).map((record) => [record.id, record]));
      const taken = [...fresh.values()].slice(0, limit - seen.size);
      for (const { id } of taken) seen.add(id);
      onRecords(taken);
      onProgress(seen.size, Math.max(seen.size, Math.min(totals.bets, limit)));
      const isOver = next === undefined || next === before;
      if (isOver || seen.size >= limit) {
        const isWhole = next === undefined && taken.length === fresh.size;
        return {
          ok: true,
          value: { bets: seen.size, left: isWhole ? 0 : Math.max(1, totals.bets - seen.size) },
        };
      }
      before = next;
    }
  };
}
