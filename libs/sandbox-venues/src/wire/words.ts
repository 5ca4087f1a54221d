import type { VenueLocale } from './venue-locale';

/** A Chinese text in the other languages. */
export type Words = Readonly<Record<Exclude<VenueLocale, 'zh-CN'>, string>>;

export const words = (traditional: string, english: string): Words => ({ 'zh-TW': traditional, en: english });
