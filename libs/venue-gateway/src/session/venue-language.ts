/** The interface's language, as venues can be asked for it. */
export type VenueLanguage = 'zh-CN' | 'zh-TW' | 'en';

const IM_CODES: Readonly<Record<VenueLanguage, string>> = { 'zh-CN': 'CHN', 'zh-TW': 'CHT', en: 'ENG' };
const FB_CODES: Readonly<Record<VenueLanguage, string>> = { 'zh-CN': 'CMN', 'zh-TW': 'ZHO', en: 'ENG' };

/** IM's `LanguageCode` (SPORT-020). */
export function imLanguage(language: VenueLanguage): string {
  return IM_CODES[language];
}

/** FB's `languageType`. */
export function fbLanguage(language: VenueLanguage): string {
  return FB_CODES[language];
}
