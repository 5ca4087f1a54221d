import dayjs from 'dayjs';

/**
 * When the member's own clock next shows a full hour: later today, else tomorrow. It needs no plugin, and comes before the
 * first paint.
 * @param now milliseconds since 1970
 * @param hour 0 to 23
 * @returns milliseconds since 1970, always after `now`
 */
export function nextLocalHour(now: number, hour: number): number {
  const today = dayjs(now).hour(hour).startOf('hour');
  // The hour is set anew: a change to or from summer time may have moved it.
  const next = today.valueOf() > now ? today : today.add(1, 'day').hour(hour).startOf('hour');
  return next.valueOf();
}
