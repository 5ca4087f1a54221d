import { DAY_KEY, dayjs, dayKey, startOfDay } from '@heptad/formatting';
import type { StatementSpan } from '@heptad/sandbox-ledger';

/** A day of the member's calendar, and how much of it a question asks for. */
export interface StatementDay extends StatementSpan {
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/**
 * The days that some moments lie in, each once and cut to what is asked for.
 * @param timeZone whose midnights the days begin at
 */
export function daysOf(
  moments: readonly number[],
  { from, until }: StatementSpan,
  timeZone: string,
): readonly StatementDay[] {
  const days = new Set(moments.map((at) => dayKey(at, { timeZone })));
  return [...days].map((day) => {
    const next = dayjs.utc(day).add(1, 'day').format(DAY_KEY);
    return {
      day,
      from: Math.max(from, startOfDay(day, { timeZone })),
      until: Math.min(until, startOfDay(next, { timeZone })),
    };
  });
}
