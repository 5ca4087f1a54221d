/** The languages every text exists in; zh-CN is the default. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Every language in its own words, so that a reader finds it whatever is shown now. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
};

/** Texts of one language, nested by subject; leaves are i18next templates. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
