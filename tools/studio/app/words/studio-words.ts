import { LOCALES, localeOfLanguages, type Locale } from '@heptad/brand-config';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en.json';
import zhCN from './zh-CN.json';
import zhTW from './zh-TW.json';

const CHOSEN = 'studio-language';

/** The language that was chosen here before, else the browser's. */
export function firstLanguage(stored: string | null, languages: readonly string[]): Locale {
  return LOCALES.find((locale) => locale === stored) ?? localeOfLanguages(languages);
}

/** The studio's own words; they are part of the page. */
export function studioWords(language: Locale): i18n {
  const words = i18next.createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {
      'zh-CN': { translation: zhCN },
      'zh-TW': { translation: zhTW },
      en: { translation: en },
    },
    interpolation: { escapeValue: false },
  });
  return words;
}

export const storedLanguage = (): string | null => localStorage.getItem(CHOSEN);

/** Shows the studio in another language, and again at the next visit. */
export function chooseLanguage(words: i18n, language: Locale): void {
  localStorage.setItem(CHOSEN, language);
  document.documentElement.lang = language;
  void words.changeLanguage(language);
}
