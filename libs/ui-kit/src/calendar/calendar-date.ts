import { DAY_KEY, dayjs } from '@heptad/formatting';

/**
 * Days of the calendar as `YYYY-MM-DD` text, comparable as text. They are counted in universal time, so that no time zone and
 * no change of the clocks can move one. Dates that come from outside go through
 * {@link isCalendarDate} first; the functions below take only such.
 */
export type CalendarDate = string;

/** A month as `YYYY-MM`, comparable as text. */
export type CalendarMonth = string;

const FIRST_YEAR = 1000;

/** Days of a week, Sunday first as in the calendars of the region. */
export const WEEK_DAYS = 7;

interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** The number of days of a month. @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return dayjs.utc(`${monthText(year, month)}-01`).daysInMonth();
}

/** Whether text is a day that the calendar has, in the years 1000 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  const date = dayjs.utc(text, DAY_KEY, true);
  return date.isValid() && date.year() >= FIRST_YEAR;
}

/** Year, month and day of a date as numbers. */
export function partsOf(date: CalendarDate): DayParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The date of a year, month and day; a day beyond the month's end becomes its last. @param month 1 to 12 */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  const last = Math.min(day, daysInMonth(year, month));
  return `${monthText(year, month)}-${twoDigits(last)}`;
}

/** The date so many days later, or earlier where `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayjs.utc(date).add(days, 'day').format(DAY_KEY);
}

/** Days from one date to another: 0 on the same day, 1 to the next, negative to one before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** The same day so many months later; where that month is shorter, its last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return dayjs.utc(date).add(months, 'month').format(DAY_KEY);
}

/** The month so many months later, or earlier where `months` is negative. */
export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(`${month}-01`, months));
}

/** The month a date lies in. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return dayjs.utc(date).day();
}

/** The weeks of a month from Sunday to Saturday; null where a day belongs to another month. */
export function weeksOf(month: CalendarMonth): readonly (readonly (CalendarDate | null)[])[] {
  const first = `${month}-01`;
  const { year, month: number } = partsOf(first);
  const days: (CalendarDate | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = 1; day <= daysInMonth(year, number); day += 1) days.push(dateOf(year, number, day));
  while (days.length % WEEK_DAYS !== 0) days.push(null);
  return Array.from({ length: days.length / WEEK_DAYS }, (_, week) =>
    days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  );
}

/** The nearest date within the bounds. */
export function clampDate(date: CalendarDate, min?: CalendarDate, max?: CalendarDate): CalendarDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const monthText = (year: number, month: number): CalendarMonth =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}`;
