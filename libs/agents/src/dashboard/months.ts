import { minorUnits, money } from '@heptad/formatting';
import type { Month } from '../agents/agents';

/** What a chart of months shows. */
export type Measure = 'commission' | 'net' | 'turnover';

export interface MonthPoint {
  readonly month: string;
  readonly amount: string;
  /** For the drawing only. */
  readonly value: number;
}

/** The months that were reckoned, the oldest first. */
export function seriesOf(months: readonly Month[], measure: Measure): readonly MonthPoint[] {
  return months
    .flatMap(({ month, sums }) =>
      sums === undefined
        ? []
        : [{ month, amount: sums[measure], value: Number(minorUnits(money(sums[measure]))) }],
    )
    .toReversed();
}
