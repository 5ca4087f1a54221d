const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The words of a duration in the member's language, each written behind its number. */
export interface DurationUnits {
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

const CHINESE_UNITS: DurationUnits = { day: '天', hour: '小时', minute: '分' };

/**
 * A duration in days, hours and minutes; seconds are dropped, leading units of zero left out (FORMAT-016).
 * @param seconds negative and unknown durations count as zero
 */
export function formatDuration(seconds: number, units: DurationUnits = CHINESE_UNITS): string {
  // Counted in days of 24 hours: a calendar's months have no whole number of them.
  const total = wholeSeconds(seconds);
  const days = Math.floor(total / DAY);
  const hours = Math.floor(total / HOUR) % 24;
  const minutes = `${Math.floor(total / MINUTE) % 60}${units.minute}`;
  if (days > 0) return `${days}${units.day}${hours}${units.hour}${minutes}`;
  return hours > 0 ? `${hours}${units.hour}${minutes}` : minutes;
}

/**
 * A countdown as `mm:ss`, with hours in front from one hour on. A second that has begun still counts, so that the text
 * reaches 00:00 when the time is up and not before.
 * @param milliseconds what is left
 */
export function formatCountdown(milliseconds: number): string {
  const total = wholeSeconds(Math.ceil(milliseconds / 1000));
  const hours = Math.floor(total / HOUR);
  const text = formatMatchClock(total % HOUR);
  return hours > 0 ? `${twoDigits(hours)}:${text}` : text;
}

/** The clock of a match as `mm:ss`; minutes run on past 59. @param seconds played */
export function formatMatchClock(seconds: number): string {
  const total = wholeSeconds(seconds);
  return `${twoDigits(Math.floor(total / MINUTE))}:${twoDigits(total % MINUTE)}`;
}

/** Seconds that have passed whole; none of a duration that is negative or unknown. */
function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
