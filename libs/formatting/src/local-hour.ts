/**
 * When the member's own clock next shows a full hour: later today, else tomorrow. It comes before the first paint, so it does
 * without the library of dates, which comes later.
 * @param now milliseconds since 1970
 * @param hour 0 to 23
 * @returns milliseconds since 1970, always after `now`
 */
export function nextLocalHour(now: number, hour: number): number {
  const at = new Date(now);
  at.setHours(hour, 0, 0, 0);
  if (at.getTime() <= now) {
    at.setDate(at.getDate() + 1);
    // A change to or from summer time may have moved the hour.
    at.setHours(hour, 0, 0, 0);
  }
  return at.getTime();
}
