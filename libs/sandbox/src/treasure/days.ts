import { DAY_KEY, dayjs, startOfDay } from '@heptad/formatting';

/** The day after one, `YYYY-MM-DD`. */
export function dayAfter(day: string, count = 1): string {
  return dayjs.utc(day).add(count, 'day').format(DAY_KEY);
}

/** When a day ends and the next one begins, at the midnight of a zone, ms. */
export function endOfDay(day: string, timeZone: string): number {
  return startOfDay(dayAfter(day), { timeZone });
}
