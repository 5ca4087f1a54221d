/**
 * Days of the calendar as `YYYY-MM-DD` text, comparable as text. They are counted by whole numbers alone: a day has no hours
 * here, so that no time zone and no change of the clocks can move one. Dates that come from outside go through
 * {@link isCalendarDate} first; the functions below take only such.
 */
export type CalendarDate = string;

/** A month as `YYYY-MM`, comparable as text. */
export type CalendarMonth = string;

const SHAPE = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days of a week, Sunday first as in the calendars of the region. */
export const WEEK_DAYS = 7;

interface DayParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Whether a year of the Gregorian calendar has a 29th of February. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** The number of days of a month. @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/** Whether text is a day that the calendar has, in the years 1000 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!SHAPE.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return day <= daysInMonth(year, month);
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
  return fromDayNumber(dayNumber(date) + days);
}

/** Days from one date to another: 0 on the same day, 1 to the next, negative to one before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day so many months later; where that month is shorter, its last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { day } = partsOf(date);
  const { year, month } = partsOf(`${shiftMonth(monthOf(date), months)}-01`);
  return dateOf(year, month, day);
}

/** The month so many months later, or earlier where `months` is negative. */
export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return monthText(Math.floor(count / 12), modulo(count, 12) + 1);
}

/** The month a date lies in. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  // Day 0, the 1st of January 1970, was a Thursday.
  return modulo(dayNumber(date) + 4, WEEK_DAYS);
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

/** Days since the 1st of January 1970, by counting in years that begin in March, so that a leap day comes last. */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromDayNumber(number: number): CalendarDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  return dateOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const monthText = (year: number, month: number): CalendarMonth =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}`;
