import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

const DAY_MS = 86_400_000;

/**
 * How many days of the platform’s calendar somebody has been a member; the day of the registration is the first.
 * @param registeredAt sandbox ms
 * @param now sandbox ms; a clock that was put back behind the registration still says the first day
 */
export function daysOfMember(registeredAt: number, now: number): number {
  const midnight = (at: number) => momentOf(onPlatform(at).startOf('day'));
  return Math.max(0, Math.round((midnight(now) - midnight(registeredAt)) / DAY_MS)) + 1;
}
