/** The languages every text exists in; zh-CN is the default. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Every language in its own words, so that a reader finds it whatever is shown now; in the order of a menu. */
export const LOCALE_CHOICES = [
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
  { value: 'en', label: 'English', lang: 'en' },
] as const satisfies readonly { readonly value: Locale; readonly label: string; readonly lang: Locale }[];

/** Texts of one language, nested by subject; leaves are i18next templates. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
