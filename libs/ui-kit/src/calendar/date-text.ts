import { dayjs } from '@heptad/formatting';
import { addDays, WEEK_DAYS, type CalendarDate, type CalendarMonth } from './calendar-date';

interface Templates {
  readonly long: string;
  readonly medium: string;
  readonly month: string;
}

const CHINESE: Templates = { long: 'YYYY年M月D日dddd', medium: 'YYYY年M月D日', month: 'YYYY年M月' };
const ENGLISH: Templates = { long: 'dddd, MMMM D, YYYY', medium: 'MMM D, YYYY', month: 'MMMM YYYY' };

const templatesOf = (locale: string): Templates => (locale.startsWith('zh') ? CHINESE : ENGLISH);

const write = (date: CalendarDate, locale: string, template: string): string =>
  dayjs.utc(date).locale(locale.toLowerCase()).format(template);

/** The whole date with its day of the week, as screen readers say it. @param locale a BCP 47 tag */
export function longDate(date: CalendarDate, locale: string): string {
  return write(date, locale, templatesOf(locale).long);
}

/** The date with its year, for a field. @param locale a BCP 47 tag */
export function mediumDate(date: CalendarDate, locale: string): string {
  return write(date, locale, templatesOf(locale).medium);
}

/** Month and day without the year, such as 11/21. @param locale a BCP 47 tag */
export function monthAndDay(date: CalendarDate, locale: string): string {
  return write(date, locale, 'M/D');
}

/** A short day of the week. @param locale a BCP 47 tag */
export function shortWeekday(date: CalendarDate, locale: string): string {
  return write(date, locale, 'ddd');
}

/** A month with its year. @param locale a BCP 47 tag */
export function monthTitle(month: CalendarMonth, locale: string): string {
  return write(`${month}-01`, locale, templatesOf(locale).month);
}

/** The days of the week from Sunday on, for the head of a calendar. @param locale a BCP 47 tag */
export function weekdayNames(locale: string): readonly { readonly short: string; readonly long: string }[] {
  // Any Sunday does.
  const sunday = '2023-01-01';
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(sunday, index);
    return {
      short: write(day, locale, 'dd').slice(0, 1),
      long: write(day, locale, 'dddd'),
    };
  });
}
