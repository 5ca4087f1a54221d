import { DAY_KEY, dayjs } from '@heptad/formatting';
import { momentOf, onPlatform } from '@heptad/sandbox-simulation';
import type { SettledSpan } from './read-turnover';

/** The platform's day that a moment falls into, `YYYY-MM-DD`. @param at ms */
export function platformDay(at: number): string {
  return onPlatform(at).format(DAY_KEY);
}

/** From the first moment of one of the platform's days to the first after it, ms. @param day as {@link platformDay} writes it */
export function spanOfDay(day: string): SettledSpan {
  const midnight = dayjs.utc(day);
  return { from: momentOf(midnight), until: momentOf(midnight.add(1, 'day')) };
}
