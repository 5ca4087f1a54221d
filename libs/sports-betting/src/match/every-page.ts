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

/**
 * Asks for a list page by page until it ends.
 * @param take is handed each page as it comes, with the venue's own time of it where it tells one; a match that moved to the next page between two answers comes twice
 * @param first so many matches alone; all of them unless given
 * @returns the failure of the first page that could not be had; else whether all of the list was handed on, with no record left
 *   out that was invalid
 */
export async function everyPage(
  venue: Pick<SportsVenue, 'matches'>,
  list: Omit<MatchQuery, 'page' | 'pageSize'>,
  take: (matches: readonly Match[], asOf: number | undefined) => void,
  first?: number,
): Promise<Result<ListEnd>> {
  let dropped = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await venue.matches({ ...list, page, pageSize: first ?? PAGE_SIZE });
    if (!answer.ok) return answer;
    take(answer.value.matches, answer.value.asOf);
    dropped += answer.value.dropped;
    if (!answer.value.hasMore) return { ok: true, value: { whole: dropped === 0 } };
    if (first !== undefined) break;
  }
  return { ok: true, value: { whole: false } };
}
