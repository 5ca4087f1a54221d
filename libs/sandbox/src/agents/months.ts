import { dayjs, dayKey, startOfDay } from '@heptad/formatting';

/** Whose first of the month ends a month, for all agents alike. */
const TIME_ZONE = 'Asia/Shanghai';
const MONTH_KEY = 'YYYY-MM';

/** The month of a moment by the platform's calendar, `2026-11`. */
export function monthOf(at: number): string {
  return dayKey(at, { timeZone: TIME_ZONE }).slice(0, MONTH_KEY.length);
}

export function monthAfter(month: string, count = 1): string {
  return dayjs.utc(`${month}-01`).add(count, 'month').format(MONTH_KEY);
}

/** The first moment of a month, ms. */
export function startOfMonth(month: string): number {
  return startOfDay(`${month}-01`, { timeZone: TIME_ZONE });
}

/** The first moment after a month, ms. */
export function endOfMonth(month: string): number {
  return startOfMonth(monthAfter(month));
}
