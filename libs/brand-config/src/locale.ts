/** The languages every text exists in; zh-CN is the default. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Texts of one language, nested by subject; leaves are i18next templates. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
