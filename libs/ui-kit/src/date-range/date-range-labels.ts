import type { CalendarLabels } from '../calendar/range-calendar';

/** A range that is chosen by one press: the last so many days, today among them. */
export interface QuickRange {
  readonly days: number;
  readonly label: string;
}

/** The words of a range of dates. */
export interface DateRangeLabels extends CalendarLabels {
  readonly close: string;
  readonly confirm: string;
  /** Names the quick ranges for screen readers. */
  readonly quick: string;
  /** Stands where a day is still to be chosen. */
  readonly missing: string;
  /** The length of a range in days, both ends counted. */
  readonly length: (days: number) => string;
}
