import { textPlaces, type Messages } from '@heptad/brand-config';

/** Texts with their whole keys, such as `limits.most`. */
export function textEntries(texts: Messages, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as const] : textEntries(text, `${path}${key}.`),
  );
}

/** The keys of texts that others word otherwise. */
export function contradictions(texts: Messages, others: Messages): readonly string[] {
  const known = new Map(textEntries(others));
  return textEntries(texts)
    .filter(([key, text]) => known.has(key) && known.get(key) !== text)
    .map(([key]) => key);
}

/** A language may word a text otherwise in a context, as i18next spells it: `market_firstHalf` beside `market`. */
const isVariant = (key: string, texts: Messages): boolean =>
  key.includes('_') && texts[key.slice(0, key.lastIndexOf('_'))] !== undefined;

/**
 * The keys of texts with the places that each leaves open, such as `limits.most {{amount}}`, in their order; without the variants of a
 * text in a context.
 */
export function textMarks(texts: Messages, path = ''): readonly string[] {
  return Object.entries(texts)
    .filter(([key]) => !isVariant(key, texts))
    .flatMap(([key, text]) => {
      if (typeof text !== 'string') return textMarks(text, `${path}${key}.`);
      return [[`${path}${key}`, ...textPlaces(text)].join(' ')];
    })
    .sort();
}
