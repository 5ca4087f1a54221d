import { momentOf, onPlatform } from '@heptad/sandbox-simulation';

/** A month of the platform’s calendar; sandbox times, ms. */
export interface Month {
  readonly startsAt: number;
  /** The first moment of the next one. */
  readonly endsAt: number;
  /** `YYYYMM`. */
  readonly name: string;
}

/** The month that a moment falls into. */
export function monthAt(at: number): Month {
  const begins = onPlatform(at).startOf('month');
  return {
    startsAt: momentOf(begins),
    endsAt: momentOf(begins.add(1, 'month')),
    name: begins.format('YYYYMM'),
  };
}
