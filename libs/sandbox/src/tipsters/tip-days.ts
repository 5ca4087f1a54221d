import { DAY_KEY, dayjs } from '@heptad/formatting';
import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

const dayOf = (day: number) => dayjs.utc(0).add(day, 'day');

/** The number of the day that a moment is in, by the platform's calendar as the venues' days are; 0 is the first of 1970. */
export const tipDayOf = (at: number): number => onPlatform(at).diff(dayjs.utc(0), 'day');

/** When a day begins; it ends where the next one begins. */
export const startOfTipDay = (day: number): number => momentOf(dayOf(day));

/** The first day of a span of so many days that ends with the present one. */
export const firstDayOf = (days: number, now: number): number => tipDayOf(now) - days + 1;

/** A day as `YYYY-MM-DD`. */
export const tipDayText = (day: number): string => dayOf(day).format(DAY_KEY);
