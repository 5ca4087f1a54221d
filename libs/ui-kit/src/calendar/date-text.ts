import { addDays, WEEK_DAYS, type CalendarDate, type CalendarMonth } from './calendar-date';

const formats = new Map<string, Intl.DateTimeFormat>();

// Making an Intl format costs far more than using it, and a calendar shows dozens of dates.
function format(locale: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(shape)}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
    formats.set(key, found);
  }
  return found;
}

const write = (date: CalendarDate, locale: string, shape: Intl.DateTimeFormatOptions): string =>
  format(locale, shape).format(Date.parse(`${date}T12:00:00Z`));

/** The whole date with its day of the week, as screen readers say it. @param locale a BCP 47 tag */
export function longDate(date: CalendarDate, locale: string): string {
  return write(date, locale, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });
}

/** The date with its year, for a field. @param locale a BCP 47 tag */
export function mediumDate(date: CalendarDate, locale: string): string {
  return write(date, locale, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** Month and day without the year, such as 11/21. @param locale a BCP 47 tag */
export function monthAndDay(date: CalendarDate, locale: string): string {
  return write(date, locale, { month: 'numeric', day: 'numeric' });
}

/** A short day of the week. @param locale a BCP 47 tag */
export function shortWeekday(date: CalendarDate, locale: string): string {
  return write(date, locale, { weekday: 'short' });
}

/** A month with its year. @param locale a BCP 47 tag */
export function monthTitle(month: CalendarMonth, locale: string): string {
  return write(`${month}-01`, locale, { year: 'numeric', month: 'long' });
}

/** The days of the week from Sunday on, for the head of a calendar. @param locale a BCP 47 tag */
export function weekdayNames(locale: string): readonly { readonly short: string; readonly long: string }[] {
  // Any Sunday does.
  const sunday = '2023-01-01';
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(sunday, index);
    return {
      short: write(day, locale, { weekday: 'narrow' }),
      long: write(day, locale, { weekday: 'long' }),
    };
  });
}
