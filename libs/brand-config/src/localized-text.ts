import * as v from 'valibot';
import type { Locale } from './locale';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('A text must not be empty.'));

/** One text in every language of the product. */
export const localizedTextSchema = v.strictObject({
  'zh-CN': text,
  'zh-TW': text,
  en: text,
} satisfies Record<Locale, typeof text>);
export type LocalizedText = Readonly<v.InferOutput<typeof localizedTextSchema>>;
