import { addDays, clampDate, daysBetween, type CalendarDate } from './calendar-date';

/** Days from one to another, both of them within. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What may be chosen. */
export interface DateBounds {
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
  /** The most days a range may have, both ends counted. */
  readonly maxDays?: number;
}

/** A range that is being chosen: `to` is null while its last day is still asked for. */
export interface OpenRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

/** The number of days of a range, both ends counted. */
export function rangeLength({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1;
}

/**
 * The last so many days up to and with today, cut to the bounds.
 * @param days 1 for today alone
 */
export function recentDays(today: CalendarDate, days: number, bounds: DateBounds = {}): DateRange {
  const to = clampDate(today, bounds.min, bounds.max);
  const span = Math.min(days, bounds.maxDays ?? days);
  return { from: clampDate(addDays(to, 1 - span), bounds.min, bounds.max), to };
}

/** Whether a range runs forward, lies within the bounds and is not too long. */
export function isRangeAllowed(range: DateRange, { min, max, maxDays }: DateBounds): boolean {
  return (
    range.from <= range.to &&
    (min === undefined || range.from >= min) &&
    (max === undefined || range.to <= max) &&
    (maxDays === undefined || rangeLength(range) <= maxDays)
  );
}

/** Whether a press on the day would be taken, given what is chosen so far. */
export function isDayOpen(date: CalendarDate, chosen: OpenRange | null, bounds: DateBounds): boolean {
  if (!isRangeAllowed({ from: date, to: date }, bounds)) return false;
  if (chosen === null || chosen.to !== null || date < chosen.from) return true;
  return isRangeAllowed({ from: chosen.from, to: date }, bounds);
}

/**
 * What a press on a day makes of the choice: the first press begins a range, the second ends it, a third begins again. A
 * second press before the beginning begins again there. A day that is not open changes nothing.
 */
export function pressDay(date: CalendarDate, chosen: OpenRange | null, bounds: DateBounds): OpenRange | null {
  if (!isDayOpen(date, chosen, bounds)) return chosen;
  if (chosen === null || chosen.to !== null || date < chosen.from) return { from: date, to: null };
  return { from: chosen.from, to: date };
}
