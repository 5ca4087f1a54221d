import syllables from './seed/pinyin.json';

const READINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(syllables).flatMap(([syllable, letters]) =>
    [...letters].map((letter) => [letter, syllable] as const),
  ),
);

/** Words in which a letter is read in another way than the table says. */
const OTHER_READINGS: readonly (readonly [word: string, syllables: readonly string[]])[] = [
  ['柏林', ['bo', 'lin']],
  ['船长', ['chuan', 'zhang']],
];

/**
 * How a Chinese name is read, syllable by syllable, as input methods spell it (`v` for ü). What is not Chinese is left as it is. Known are the
 * letters that the platform's names are written with; any other one is left as it is too.
 */
export function readPinyin(name: string): readonly string[] {
  const read: string[] = [];
  for (let at = 0; at < name.length;) {
    const other = OTHER_READINGS.find(([word]) => name.startsWith(word, at));
    const [letter = ''] = name.slice(at);
    read.push(...(other?.[1] ?? [READINGS.get(letter) ?? letter]));
    at += other?.[0].length ?? letter.length;
  }
  return read;
}

/** Whether the table knows how a letter is read. */
export const isReadable = (letter: string): boolean => READINGS.has(letter);
