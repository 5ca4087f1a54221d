import { dayjs } from './dayjs';

/** The words of a duration in the member's language, each written behind its number. */
export interface DurationUnits {
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/** A duration in whole units: what is left of one is in the next. */
export interface WholeUnits {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const CHINESE_UNITS: DurationUnits = { day: '天', hour: '小时', minute: '分' };

/**
 * Splits a duration into days of 24 hours, hours, minutes and seconds.
 * @param seconds parts of one are dropped; negative and unknown durations count as zero
 */
export function wholeUnits(seconds: number): WholeUnits {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const duration = dayjs.duration(whole, 'seconds');
  // Its own hours are what months leave, of which none has a whole number of days.
  return {
    days: Math.floor(duration.asDays()),
    hours: Math.floor(duration.asHours()) % 24,
    minutes: Math.floor(duration.asMinutes()) % 60,
    seconds: whole % 60,
  };
}

/**
 * A duration in days, hours and minutes; seconds are dropped, leading units of zero left out (FORMAT-016).
 * @param seconds negative and unknown durations count as zero
 */
export function formatDuration(seconds: number, units: DurationUnits = CHINESE_UNITS): string {
  const { days, hours, minutes } = wholeUnits(seconds);
  const text = `${minutes}${units.minute}`;
  if (days > 0) return `${days}${units.day}${hours}${units.hour}${text}`;
  return hours > 0 ? `${hours}${units.hour}${text}` : text;
}
