import type { Messages } from '@heptad/brand-config';

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
      const places = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`);
      return [[`${path}${key}`, ...new Set(places.sort())].join(' ')];
    })
    .sort();
}
