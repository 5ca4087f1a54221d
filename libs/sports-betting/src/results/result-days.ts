import { addDays, type CalendarDate } from '@heptad/ui-kit';

/** How many days back results are kept, today not counted. */
export const DAYS_BACK = 14;

/** The days whose results can be looked at, the oldest first. @param today the member's own day */
export function resultDays(today: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: DAYS_BACK + 1 }, (_, place) => addDays(today, place - DAYS_BACK));
}

/** The day that an address names, where it has results; else today. */
export function resultDay(named: string | undefined, today: CalendarDate): CalendarDate {
  return resultDays(today).find((day) => day === named) ?? today;
}
