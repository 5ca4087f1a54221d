import type { ApiError, Result } from '@heptad/api-client';

/** The most rows of one file: a member who bets every quarter of an hour takes three years to come to it, and a spreadsheet still opens it. */
export const EXPORT_LIMIT = 100_000;

/** Rows asked for at a time. */
export const EXPORT_PAGE_SIZE = 100;

/** How an export went. */
export interface Collected {
  /** Items that were found and handed on. */
  readonly count: number;
  /** Older items that were left out. */
  readonly left: number;
}

/** What is collected has a number of its own. */
export interface Collectable {
  readonly id: string;
}

/** One page of what is collected. */
export interface CollectedPage<Item extends Collectable> {
  readonly items: readonly Item[];
  /** The item that the next page follows; undefined behind the last page. */
  readonly next: string | undefined;
  /** How many there are on all pages. */
  readonly all: number;
}

export interface CollectOptions<Item extends Collectable> {
  /** Asks for the items behind a number, the newest first without one. */
  readonly fetchPage: (before: string | undefined) => Promise<Result<CollectedPage<Item>>>;
  /** Called after each page with the items so far and the number of all. */
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Begins to fetch every item of a filter page by page, each behind the last of the one before, so that what is new meanwhile
 * shifts nothing. Each page is handed on as it comes: no step takes longer the more there were before.
 * @param onItems takes the items of a page that were not there before
 * @returns goes on until the end or the first failure; called again, it goes on behind what it has
 */
export function beginCollecting<Item extends Collectable>(
  onItems: (items: readonly Item[]) => void,
  limit = EXPORT_LIMIT,
): (options: CollectOptions<Item>) => Promise<Result<Collected, ApiError>> {
  const seen = new Set<string>();
  let before: string | undefined;
  return async ({ fetchPage, onProgress }) => {
    for (;;) {
      const answer = await fetchPage(before);
      if (!answer.ok) return answer;
      const { items, next, all } = answer.value;
      const fresh = new Map(items.filter(({ id }) => !seen.has(id)).map((item) => [item.id, item]));
      const taken = [...fresh.values()].slice(0, limit - seen.size);
      for (const { id } of taken) seen.add(id);
      onItems(taken);
      onProgress(seen.size, Math.max(seen.size, Math.min(all, limit)));
      const isOver = next === undefined || next === before;
      if (isOver || seen.size >= limit) {
        const isWhole = next === undefined && taken.length === fresh.size;
        return {
          ok: true,
          value: { count: seen.size, left: isWhole ? 0 : Math.max(1, all - seen.size) },
        };
      }
      before = next;
    }
  };
}
