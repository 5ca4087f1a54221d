import { sports } from '@heptad/contracts';
import { RECENT_SEARCHES_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';

/** As many as are kept. */
export const MOST_SEARCHES = 8;

const { least, most } = sports.SEARCH_LETTERS;

/** Words by which something was found on this device, latest first. */
export const RECENT_SEARCHES = storedItem(
  RECENT_SEARCHES_KEY,
  v.pipe(v.array(v.pipe(v.string(), v.minLength(least), v.maxLength(most))), v.maxLength(MOST_SEARCHES)),
);

/** The list after a search: each words once, whatever their case, the latest first. */
export function withSearched(recent: readonly string[], words: string): string[] {
  const same = (one: string): boolean => one.toLowerCase() === words.toLowerCase();
  return [words, ...recent.filter((one) => !same(one))].slice(0, MOST_SEARCHES);
}
