/** The languages every text exists in; zh-CN is the default. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The language for a visitor who has chosen none: the first that the browser asks for and every text exists in, else zh-CN.
 * @param languages as the browser lists them, such as `zh-Hant-HK`; the most wanted first
 */
export function localeOfLanguages(languages: readonly string[]): Locale {
  for (const language of languages) {
    if (/^en\b/i.test(language)) return 'en';
    if (/^zh\b/i.test(language))
      return /^zh\b(?!.hans).*\b(hant|tw|hk|mo)\b/i.test(language) ? 'zh-TW' : 'zh-CN';
  }
  return 'zh-CN';
}

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
