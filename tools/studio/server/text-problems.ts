import { placeFault, type Locale } from '@heptad/brand-config';
import type { StudioProblem } from '../contract';
import { flatTexts, type FeatureText } from './feature-texts';

/** What is wrong with a text in place of ours; nothing where it is right. */
export function textSentence(ours: string, own: string): string | undefined {
  if (own.trim() === '') return 'The text is empty: leave it out, and ours is shown.';
  const fault = placeFault(ours, own);
  if (fault === undefined) return undefined;
  const { missing, unknown } = fault;
  if (missing.length > 0) return `The text leaves out ${missing.join(', ')}.`;
  if (unknown.length > 0) return `The text names ${unknown.join(', ')}, which ours does not.`;
  return 'A place in the text is not closed: write it {{name}}.';
}

/**
 * What is wrong with a brand's texts of one language.
 * @param value the parsed JSON of `messages/<locale>.json`
 * @param texts those of the features
 */
export function textProblems(
  value: unknown,
  locale: Locale,
  texts: ReadonlyMap<string, FeatureText>,
): readonly StudioProblem[] {
  const file = `messages/${locale}.json`;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ file, path: '', sentence: 'The file holds no texts by name.' }];
  const sentenceOf = (path: string, text: unknown): string | undefined => {
    const ours = texts.get(path)?.words[locale];
    if (typeof text !== 'string') return 'A text is written in quotation marks.';
    if (ours === undefined) return 'No feature has this text: mend its name or take it out.';
    // Some languages have one form for all numbers.
    return ours === '' ? 'This language has no such form of the text.' : textSentence(ours, text);
  };
  return [...flatTexts(value)].flatMap(([path, text]) => {
    const sentence = sentenceOf(path, text);
    return sentence === undefined ? [] : [{ file, path, sentence }];
  });
}
