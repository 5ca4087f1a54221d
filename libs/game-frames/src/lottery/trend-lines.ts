import type { LotteryTrend } from '@heptad/game-rules';

/** A point of a trend line: which draw (0 is the oldest shown) and which number of the play, by its place. */
export interface TrendPoint {
  readonly row: number;
  readonly index: number;
}

/**
 * The line of a column's chart: the number that came in each draw. In a column where several numbers fall at a time, such as that of
 * fast three, there is no line.
 */
export function trendLine({ omissions }: LotteryTrend, column: number): readonly TrendPoint[] {
  const hits = omissions.map((row) =>
    (row[column] ?? []).flatMap((away, index) => (away === 0 ? [index] : [])),
  );
  if (hits.some(({ length }) => length !== 1)) return [];
  return hits.map(([index = 0], row) => ({ row, index }));
}
