import MiniSearch, { type Options } from 'minisearch';

/** What of an article is searched. */
export interface SearchedArticle {
  readonly id: string;
  readonly title: string;
  readonly keywords: string;
  /** The title's and the keywords' syllables in Latin letters, and their initials; empty in languages that have none. */
  readonly pinyin: string;
  readonly text: string;
}

const HAN = /\p{Script=Han}/u;
const PIECES = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/**
 * The terms of a text: words of letters as they are, Chinese in pairs of characters, since nothing stands between its words. A single
 * character is a term of its own.
 */
export function termsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(PIECES) ?? []).flatMap((piece) => {
    const letters = [...piece];
    if (!HAN.test(piece) || letters.length < 2) return [piece];
    return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
  });
}

const OPTIONS: Options<SearchedArticle> = {
  fields: ['title', 'keywords', 'pinyin', 'text'],
  storeFields: [],
  tokenize: termsOf,
  searchOptions: {
    boost: { title: 4, keywords: 3, pinyin: 2 },
    prefix: true,
    // A slip of one letter in a word of some length; pairs of characters are taken as they are.
    fuzzy: (term) => (term.length > 4 && !HAN.test(term) ? 1 : false),
    combineWith: 'AND',
  },
};

/** Writes the index of articles, at build. */
export function writeIndex(articles: readonly SearchedArticle[]): string {
  const index = new MiniSearch<SearchedArticle>(OPTIONS);
  index.addAll(articles);
  return JSON.stringify(index);
}

/** Finds the ids of articles for what was typed, the best first; nothing for nothing. */
export type FindArticles = (typed: string) => readonly string[];

/** Opens an index that the build wrote, in pieces between which a page goes on: at once it would hold up a slow phone. */
export async function openIndex(written: string): Promise<FindArticles> {
  const index = await MiniSearch.loadJSONAsync<SearchedArticle>(written, OPTIONS);
  return (typed) => index.search(typed).map(({ id }) => String(id));
}
