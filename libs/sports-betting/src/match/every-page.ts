import type { Result } from '@heptad/api-client';
import type { Match, MatchQuery, SportsVenue } from '@heptad/venue-gateway';

/** Whether all pages of a list were read. Only then does a match that is missing from them not exist. */
export interface ListEnd {
  readonly whole: boolean;
}

/** As many matches as one answer may carry. */
const PAGE_SIZE = 100;
/** The most pages that are read of one list. Later matches are found by their day. */
const MAX_PAGES = 10;
/** As many matches as a list holds. */
export const LIST_LIMIT = PAGE_SIZE * MAX_PAGES;

/** The pages to ask for after some: by what the venue says there is, and one at least. */
function nextPages(last: number, total: number): readonly number[] {
  const end = Math.min(MAX_PAGES, Math.max(last + 1, Math.ceil(total / PAGE_SIZE)));
  return Array.from({ length: Math.max(0, end - last) }, (_, place) => last + 1 + place);
}

/**
 * Asks for a list until it ends. The first page tells how many matches there are, so the others are asked for side by side.
 * @param take is handed each page in its order, with the venue's own time of it where it tells one; a match that moved to the next page between two answers comes twice
 * @param first so many matches alone; all of them unless given
 * @returns the failure of the first page that could not be had; else whether all of the list was handed on, with no record left
 *   out that was invalid
 */
export async function everyPage(
  venue: Pick<SportsVenue, 'matches'>,
  list: Omit<MatchQuery, 'page' | 'pageSize'>,
  take: (matches: readonly Match[], asOf: number | undefined, heldFor: number | undefined) => void,
  first?: number,
): Promise<Result<ListEnd>> {
  let dropped = 0;
  for (let pages: readonly number[] = [1]; pages.length > 0;) {
    let total = 0;
    const ask = (page: number) => venue.matches({ ...list, page, pageSize: first ?? PAGE_SIZE });
    for (const answer of await Promise.all(pages.map(ask))) {
      if (!answer.ok) return answer;
      take(answer.value.matches, answer.value.asOf, answer.value.heldFor);
      dropped += answer.value.dropped;
      if (!answer.value.hasMore) return { ok: true, value: { whole: dropped === 0 } };
      total = answer.value.total;
    }
    pages = first === undefined ? nextPages(pages.at(-1) ?? MAX_PAGES, total) : [];
  }
  return { ok: true, value: { whole: false } };
}
