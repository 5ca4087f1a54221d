import MiniSearch from 'minisearch';

/** What is looked through. */
export interface Searched {
  readonly id: string;
  readonly name: string;
  readonly en: string;
  /** Pinyin of the Chinese name, a blank between syllables. */
  readonly pinyin: string;
  readonly provider: { readonly name: string; readonly pinyin: string };
}

/** Finds ids by what is typed, the best first. */
export type Find = (words: string) => readonly string[];

/** A text as it is compared: lower case, without accents and marks; ü is `v`, as input methods write it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/u\u0308/g, 'v')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();
}

/** All ends of a row of parts, joined: whoever begins with one of them has that part inside. */
const endsOf = (parts: readonly string[]): string[] => parts.map((_, at) => parts.slice(at).join(''));

const wordsOf = (text: string): string[] => plainText(text).split(/\s+/).filter(Boolean);

const FIELDS: Readonly<Record<string, (game: Searched) => readonly string[]>> = {
  name: ({ name }) => wordsOf(name).flatMap((word) => endsOf([...word])),
  en: ({ en }) => endsOf(wordsOf(en)),
  pinyin: ({ pinyin }) => endsOf(wordsOf(pinyin)),
  initials: ({ pinyin }) => endsOf(wordsOf(pinyin).map(([first = '']) => first)),
  provider: ({ provider }) => [
    plainText(provider.name).replace(/\s/g, ''),
    wordsOf(provider.pinyin).join(''),
  ],
};

/** Letters from which one may be wrong. */
const FUZZY_FROM = 5;
/** What a hall adds at once: each of these takes a few milliseconds on a slow phone. */
const CHUNK = 40;

/** A search over the games of a hall, by Chinese names, pinyin, its first letters and English names. Made in small steps. */
export async function makeIndex(games: readonly Searched[]): Promise<Find> {
  const index = new MiniSearch<Searched>({
    fields: Object.keys(FIELDS),
    // Fields are taken apart here; a text of several tokens is written with a mark between them.
    extractField: (game, field) => (field === 'id' ? game.id : (FIELDS[field]?.(game) ?? []).join('|')),
    tokenize: (text) => text.split('|'),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 3, en: 2, pinyin: 2, initials: 1, provider: 0.5 },
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM && /^[a-z]+$/.test(term) ? 1 : false),
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(games, { chunkSize: CHUNK });
  return (words) => {
    const parts = wordsOf(words);
    if (parts.length === 0) return [];
    // Syllables are typed with blanks and without.
    const whole = index.search(parts.join(''), { tokenize: (text) => [text] });
    const found =
      whole.length > 0 || parts.length === 1
        ? whole
        : index.search(parts.join('|'), { tokenize: (text) => text.split('|') });
    return found.map(({ id }) => String(id));
  };
}
