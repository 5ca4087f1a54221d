import { sports } from '@heptad/contracts';

/** Words as they are looked for: without blanks at their ends, no longer than the platform takes. */
export const searchedWords = (typed: string): string =>
  typed.trimStart().slice(0, sports.SEARCH_LETTERS.most).trimEnd();

/** The words in the address of the search page. */
export const readWords = (query: URLSearchParams): string => searchedWords(query.get('q') ?? '');

/** The query after other words; the rest of it stays. */
export function writeWords(query: URLSearchParams, words: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (words === '') next.delete('q');
  else next.set('q', words);
  return next;
}
