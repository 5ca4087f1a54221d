import type { SimName } from '@heptad/sandbox-simulation';
import { readPinyin } from './pinyin';

/** What one form of a name is compared by. */
interface NameKey {
  readonly text: string;
  /** Where words may begin in it. */
  readonly starts: readonly number[];
}

/** All forms of a name: Chinese in both scripts, English, pinyin, and its first letters. */
export type NameKeys = readonly NameKey[];

/** Letters that no decomposition folds. */
const FOLDED: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae', đ: 'd', ł: 'l' };

/** A text as it is compared: lower case, without accents, blanks and marks; ü is written `u` or, behind l and n, `v`. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[øßæđł]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/(?<=[ln])v/g, 'u');
}

const everywhere = (text: string): NameKey => ({ text, starts: [...text].map((_, at) => at) });

/** A pinyin text that may begin at each of its syllables. */
function bySyllable(syllables: readonly string[]): NameKey {
  const starts: number[] = [];
  let text = '';
  for (const syllable of syllables) {
    starts.push(text.length);
    text += syllable;
  }
  return { text, starts };
}

/** The keys of a name, made once for many comparisons. */
export function keysOf(name: SimName): NameKeys {
  const syllables = readPinyin(name['zh-CN']).map(plainText).filter(Boolean);
  return [
    everywhere(plainText(name['zh-CN'])),
    everywhere(plainText(name['zh-TW'])),
    everywhere(plainText(name.en)),
    bySyllable(syllables),
    everywhere(syllables.map((syllable) => syllable.slice(0, 1)).join('')),
  ];
}

/** A single Latin letter is inside of nearly every name, so that it counts at the beginning alone. */
const ONE_LATIN_LETTER = /^[a-z0-9]$/;

/** How near a name is to words: 0 where it begins with them, 1 where it has them inside, undefined where it has not. @param words of {@link plainText} */
export function nearness(keys: NameKeys, words: string): 0 | 1 | undefined {
  if (words === '') return undefined;
  if (keys.some(({ text }) => text.startsWith(words))) return 0;
  if (ONE_LATIN_LETTER.test(words)) return undefined;
  return keys.some(({ text, starts }) => starts.some((at) => text.startsWith(words, at))) ? 1 : undefined;
}
