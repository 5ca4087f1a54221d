const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** The platform's days begin at midnight of UTC+8. */
const ZONE_MS = 8 * HOUR_MS;
/** The first Monday after 1970 began, at the platform's midnight. */
const FIRST_MONDAY = 4 * DAY_MS - ZONE_MS;

/** How long after its end a prize that was reached may be claimed. */
export const CLAIM_DAYS = 7;

/** How often a promotion begins anew. */
export type Rhythm = 'week' | 'year';

/** One run of a promotion. Times are sandbox times, ms. */
export interface Span {
  readonly startsAt: number;
  /** The first moment after it. */
  readonly endsAt: number;
}

/** The run that a moment falls into: a week from Monday, or a calendar year, by the platform's midnight. */
export function spanAt(rhythm: Rhythm, at: number): Span {
  if (rhythm === 'week') {
    const startsAt = FIRST_MONDAY + Math.floor((at - FIRST_MONDAY) / WEEK_MS) * WEEK_MS;
    return { startsAt, endsAt: startsAt + WEEK_MS };
  }
  const year = new Date(at + ZONE_MS).getUTCFullYear();
  return { startsAt: Date.UTC(year, 0) - ZONE_MS, endsAt: Date.UTC(year + 1, 0) - ZONE_MS };
}

/** Until when a prize of a run may be claimed. */
export function claimableUntil({ endsAt }: Span): number {
  return endsAt + CLAIM_DAYS * DAY_MS;
}

/** The day a run begins, `YYYYMMDD` by the platform's midnight: with the promotion's name its number. */
export function dayOf({ startsAt }: Span): string {
  return new Date(startsAt + ZONE_MS).toISOString().slice(0, 10).replaceAll('-', '');
}
