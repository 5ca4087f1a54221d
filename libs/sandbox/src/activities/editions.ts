import { dayjs } from '@heptad/formatting';
import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

/** How long after its end a prize that was reached may be claimed. */
export const CLAIM_DAYS = 7;

/** How often an activity begins anew. */
export type Rhythm = 'day' | 'week' | 'month' | 'year';

/** One run of an activity. Times are sandbox times, ms. */
export interface Span {
  readonly startsAt: number;
  /** The first moment after it. */
  readonly endsAt: number;
}

/** The run that a moment falls into: a day, a week from Monday, a month or a calendar year, by the platform's midnight. */
export function spanAt(rhythm: Rhythm, at: number): Span {
  // Weeks begin on Sunday in the calendar's own counting.
  const begins =
    rhythm === 'week'
      ? onPlatform(at).subtract(1, 'day').startOf('week').add(1, 'day')
      : onPlatform(at).startOf(rhythm);
  return { startsAt: momentOf(begins), endsAt: momentOf(begins.add(1, rhythm)) };
}

/** Until when a prize of a run may be claimed. */
export function claimableUntil({ endsAt }: Span): number {
  return dayjs.utc(endsAt).add(CLAIM_DAYS, 'day').valueOf();
}

/** The day a run begins, `YYYYMMDD` by the platform's midnight: with the activity's name its number. */
export function dayOf({ startsAt }: Span): string {
  return onPlatform(startsAt).format('YYYYMMDD');
}
