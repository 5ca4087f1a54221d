import { dayjs } from './dayjs';

/** The languages dates are written in. */
export type DateLocale = 'zh-CN' | 'zh-TW' | 'en';

/** Where days begin and end; the member's own time zone unless another is named (IANA name). */
export interface DateOptions {
  readonly timeZone?: string;
}

/** The zone in which days are written unless another is named: the member's own, as an IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How a day is written as text that can be compared: `2026-06-12`. */
export const DAY_KEY = 'YYYY-MM-DD';

const LONG_DAY: Record<DateLocale, string> = {
  'zh-CN': 'YYYY年M月D日',
  'zh-TW': 'YYYY年M月D日',
  en: 'D MMM YYYY',
};
const SHORT_DAY: Record<DateLocale, string> = { 'zh-CN': 'M月D日', 'zh-TW': 'M月D日', en: 'D MMM' };

const write = (at: number, template: string, { timeZone }: DateOptions): string =>
  (timeZone === undefined ? dayjs(at) : dayjs(at).tz(timeZone)).format(template);

/** The calendar day of a moment as `YYYY-MM-DD`, comparable as text. @param at milliseconds since 1970 */
export function dayKey(at: number, options: DateOptions = {}): string {
  return write(at, DAY_KEY, options);
}

/**
 * The first moment of a day, in milliseconds since 1970. Where clocks go forward at midnight the day begins at one.
 * @param day as {@link dayKey} writes it
 */
export function startOfDay(day: string, { timeZone }: DateOptions = {}): number {
  if (timeZone === undefined) return dayjs(day).startOf('day').valueOf();
  const midnight = dayjs.tz(day, timeZone);
  // A midnight that the zone has not is written as an hour of the day before.
  return (midnight.format(DAY_KEY) < day ? midnight.add(1, 'hour') : midnight).valueOf();
}

/** Hours and minutes of a moment, `20:30`. @param at milliseconds since 1970 */
export function formatTime(at: number, options: DateOptions = {}): string {
  return write(at, 'HH:mm', options);
}

/** The day of a moment as the language writes it. @param at milliseconds since 1970 */
export function formatDate(at: number, locale: DateLocale, options: DateOptions = {}): string {
  return write(at, LONG_DAY[locale], options);
}

/** Day and time of a moment as the language writes them. @param at milliseconds since 1970 */
export function formatDateTime(at: number, locale: DateLocale, options: DateOptions = {}): string {
  return `${formatDate(at, locale, options)} ${formatTime(at, options)}`;
}

const NEAR_DAYS: Record<DateLocale, readonly [today: string, tomorrow: string]> = {
  'zh-CN': ['今天', '明天'],
  'zh-TW': ['今天', '明天'],
  en: ['Today', 'Tomorrow'],
};

/**
 * When a match begins: today or tomorrow by the member's calendar, else the day, followed by the time.
 * @param kickOff milliseconds since 1970
 * @param now milliseconds since 1970, from the client's clock
 */
export function kickOffLabel(
  kickOff: number,
  now: number,
  locale: DateLocale,
  options: DateOptions = {},
): string {
  const [today, tomorrow] = NEAR_DAYS[locale];
  const day = dayKey(kickOff, options);
  const thisDay = dayKey(now, options);
  const time = formatTime(kickOff, options);
  if (day === thisDay) return `${today} ${time}`;
  // Counted on the calendar, since a day in a time zone need not have 24 hours.
  if (day === dayjs.utc(thisDay).add(1, 'day').format(DAY_KEY)) return `${tomorrow} ${time}`;
  return `${write(kickOff, SHORT_DAY[locale], options)} ${time}`;
}
