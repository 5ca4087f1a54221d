import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

/** Minutes of the platform's own day between which a way to pay in is open. `to` before `from` means into the next day. */
export interface ChannelHours {
  readonly from: number;
  readonly to: number;
}

/** What the platform's own clock is called: eight hours ahead, all year round. */
export const PLATFORM_ZONE = 'UTC+8';
const HOUR = 60;
const DAY = 24 * HOUR;

/** Whether it is open at a moment; the first minute belongs to it, the last one does not. */
export function isWithin({ from, to }: ChannelHours, now: number): boolean {
  const shown = onPlatform(now);
  const minute = shown.hour() * HOUR + shown.minute();
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** When it opens next, milliseconds since 1970. */
export function nextOpening({ from }: ChannelHours, now: number): number {
  const today = momentOf(onPlatform(now).startOf('day').add(from, 'minute'));
  return today > now ? today : today + DAY * 60_000;
}

/** A minute of the day as a clock shows it, such as `08:00`. */
export function clockText(minute: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;
}
