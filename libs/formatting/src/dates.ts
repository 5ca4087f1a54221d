/** The languages dates are written in. */
export type DateLocale = 'zh-CN' | 'zh-TW' | 'en';

/** Where days begin and end; the member's own time zone unless another is named (IANA name). */
export interface DateOptions {
  readonly timeZone?: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Making an Intl format costs far more than using it, and lists show hundreds of dates.
function format(
  locale: string,
  shape: Intl.DateTimeFormatOptions,
  { timeZone }: DateOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone ?? ''}|${JSON.stringify(shape)}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...shape, ...(timeZone === undefined ? {} : { timeZone }) });
    formats.set(key, found);
  }
  return found;
}

const languageOf = (locale: DateLocale): string => (locale === 'en' ? 'en-GB' : locale);

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const LONG_DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** The calendar day of a moment as `YYYY-MM-DD`, comparable as text. @param at milliseconds since 1970 */
export function dayKey(at: number, options: DateOptions = {}): string {
  return format('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }, options).format(at);
}

/** Hours and minutes of a moment, `20:30`. @param at milliseconds since 1970 */
export function formatTime(at: number, options: DateOptions = {}): string {
  return format('en-GB', TIME, options).format(at);
}

/** The day of a moment as the language writes it. @param at milliseconds since 1970 */
export function formatDate(at: number, locale: DateLocale, options: DateOptions = {}): string {
  return format(languageOf(locale), LONG_DAY, options).format(at);
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
  if (day === nextDay(thisDay)) return `${tomorrow} ${time}`;
  return `${format(languageOf(locale), SHORT_DAY, options).format(kickOff)} ${time}`;
}

/** The calendar day after a day key; counted on the calendar, since a day in a time zone need not have 24 hours. */
function nextDay(key: string): string {
  const noon = new Date(`${key}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + 1);
  return noon.toISOString().slice(0, 10);
}
