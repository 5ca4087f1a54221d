import { DAY_KEY, dayjs, dayKey, startOfDay } from '@heptad/formatting';
import type { protection } from '@heptad/contracts';

export type Span = (typeof protection.spans)[number];

/** A stretch of time in milliseconds of the sandbox: from inclusive, until exclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/**
 * The day, week or month of a moment by the member's calendar. A week begins on Monday. Days have 23 or 25 hours where clocks
 * are changed.
 * @param back how many of them before that one
 * @param timeZone an IANA name
 */
export function spanAt(span: Span, now: number, timeZone: string, back = 0): TimeSpan {
  // Counted on the calendar, in UTC: there every day is there and has 24 hours.
  const today = dayjs.utc(dayKey(now, { timeZone }));
  const first =
    span === 'week'
      ? today.subtract((today.day() + 6) % 7, 'day')
      : today.startOf(span === 'day' ? 'day' : 'month');
  const begins = first.subtract(back, span);
  const moment = (day: ReturnType<typeof dayjs>): number => startOfDay(day.format(DAY_KEY), { timeZone });
  return { from: moment(begins), until: moment(begins.add(1, span)) };
}

/** Whether the platform knows a zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
