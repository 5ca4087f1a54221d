import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

/** The hours of each day at which it rains, by the platform's clock. */
export const HOURS = [12, 20, 22] as const;
/** How long packets of one rain can be opened, ms. */
export const RAIN_MS = 5 * 60_000;

/** One rain; it ends a while after it has begun. */
export interface Rain {
  readonly startsAt: number;
  readonly endsAt: number;
}

const rainAt = (startsAt: number): Rain => ({ startsAt, endsAt: startsAt + RAIN_MS });

/** The rain that falls at a moment: at a set hour, or begun by the operator. @param started when those began, ms */
export function rainNow(now: number, started: readonly number[]): Rain | undefined {
  const midnight = onPlatform(now).startOf('day');
  const set = HOURS.map((hour) => momentOf(midnight.add(hour, 'hour')));
  return [...started, ...set].map(rainAt).find(({ startsAt, endsAt }) => now >= startsAt && now < endsAt);
}

/** When it rains next at a set hour, after a moment. */
export function nextRainAt(now: number): number {
  const midnight = onPlatform(now).startOf('day');
  const hours = [...HOURS, HOURS[0] + 24];
  return hours.map((hour) => momentOf(midnight.add(hour, 'hour'))).find((at) => at > now) ?? now;
}
