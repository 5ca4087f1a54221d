import type { SimName } from '@heptad/sandbox-simulation';

/** A language the venues answer in. */
export type VenueLocale = keyof SimName;

const CODES: ReadonlyMap<string, VenueLocale> = new Map([
  ['CHN', 'zh-CN'],
  ['CMN', 'zh-CN'],
  ['CHT', 'zh-TW'],
  ['ZHO', 'zh-TW'],
  ['ENG', 'en'],
]);

/** The language of IM's `LanguageCode` or FB's `languageType`; simplified Chinese for any other value (SPORT-020). */
export function localeOfCode(code: unknown): VenueLocale {
  return (typeof code === 'string' ? CODES.get(code) : undefined) ?? 'zh-CN';
}

/** The language of an `Accept-Language` header, which is all that OB's and DB's calls say. */
export function localeOfHeader(header: string | undefined): VenueLocale {
  const first = header?.split(',', 1)[0]?.trim().toLowerCase() ?? '';
  if (first.startsWith('en')) return 'en';
  return /^zh-(tw|hk|hant)/.test(first) ? 'zh-TW' : 'zh-CN';
}
