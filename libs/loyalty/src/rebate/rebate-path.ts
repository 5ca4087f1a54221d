import { PATHS } from '@heptad/feature-module';

/** What names the day in the address of its bets. */
const DAY = 'day';

/** The address of a day's bets. @param day `YYYY-MM-DD` */
export function rebateDayPath(day: string): string {
  return `${PATHS.mineRebate}?${DAY}=${day}`;
}

/** The day that an address names; undefined where it names none. */
export function dayOfAddress(search: URLSearchParams): string | undefined {
  const day = search.get(DAY) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
