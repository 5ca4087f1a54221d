import { startOfDay } from '@heptad/formatting';
import { addDays, isCalendarDate, type CalendarDate } from '@heptad/ui-kit';

/** How many days ahead early matches are offered by the day. */
const DAYS_AHEAD = 7;

/** The days that a list of early matches can be narrowed to. @param today the member's own day */
export function offeredDays(today: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
}

/** The day that an address names, where it is offered; one that has passed since then counts for nothing. @param today the member's own day */
export function offeredDay(named: string | undefined, today: CalendarDate): CalendarDate | undefined {
  return offeredDays(today).find((day) => day === named);
}

/**
 * When a day begins and ends by the member's calendar, milliseconds since 1970; the end is its last millisecond, so that days
 * with 23 or 25 hours are whole too.
 * @returns undefined for what is no day of the calendar
 */
export function dayBounds(
  day: string | undefined,
): { readonly from: number; readonly to: number } | undefined {
  if (day === undefined || !isCalendarDate(day)) return undefined;
  return { from: startOfDay(day), to: startOfDay(addDays(day, 1)) - 1 };
}
