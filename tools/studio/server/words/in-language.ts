import type { Locale } from '@heptad/brand-config';
import sentences from './sentences.json';

/** A sentence as its rule says it, in English, and in the other languages; `{{…}}` stands for whatever is filled in. */
type Row = Readonly<Record<Locale, string>>;

const PLACE = /\{\{(\w+)\}\}/g;

/** Finds a row's sentence and what was filled in. */
const patternOf = ({ en }: Row): RegExp =>
  new RegExp(
    `^${en
      .split(PLACE)
      .map((part, index) =>
        index % 2 === 1 ? `(?<${part}>.+?)` : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
      )
      .join('')}$`,
    's',
  );

// The longest first: a sentence that says more is not taken for a shorter one with more filled in.
const ROWS = (sentences as readonly Row[])
  .toSorted((one, other) => other.en.replace(PLACE, '').length - one.en.replace(PLACE, '').length)
  .map((row) => ({ row, pattern: patternOf(row) }));

/**
 * A sentence of the studio's server, of the brand files' schemas or of the generator in the language of the page; one that is not known
 * stays as it is.
 */
export function inLanguage(sentence: string, locale: Locale): string {
  if (locale === 'en') return sentence;
  for (const { row, pattern } of ROWS) {
    const filled = pattern.exec(sentence);
    if (filled === null) continue;
    // What is filled in may be a list of such sentences.
    const listed = (text: string): string =>
      text
        .split(', ')
        .map((part) => inLanguage(part, locale))
        .join('、');
    return row[locale].replace(PLACE, (place, name: string) => {
      const given = filled.groups?.[name];
      return given === undefined ? place : listed(given);
    });
  }
  return sentence;
}
