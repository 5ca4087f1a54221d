import type { DateLocale } from '@heptad/formatting';
import type { CalendarMonth } from '@heptad/ui-kit';

/** A month as the language writes it. */
export function monthWord(month: CalendarMonth, locale: DateLocale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
