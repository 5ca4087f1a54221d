import { dayjs } from '@heptad/formatting';

const EXPIRY_HOUR = 22;

/**
 * When a token kept now stops counting: the next 22:00 of the member's local time (SESSION-013, OPEN-011).
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970, always after `now`
 */
export function localTokenExpiry(now: number): number {
  const today = dayjs(now).hour(EXPIRY_HOUR).startOf('hour');
  // The hour is set again: a change to or from summer time may have moved it.
  const next = today.valueOf() > now ? today : today.add(1, 'day').hour(EXPIRY_HOUR);
  return next.valueOf();
}
