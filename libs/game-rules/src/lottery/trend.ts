import type { LotteryPlay } from './play';

/** What a trend chart tells of one number of a column. */
export interface TrendSummary {
  readonly number: number;
  /** In how many draws it came. */
  readonly times: number;
  /** In how many draws in a row it did not come, at most. */
  readonly longest: number;
}

/** A trend chart. */
export interface LotteryTrend {
  /**
   * For each draw, column and number (in the order of the play's numbers): for how many draws the number has not come, this one
   * among them; 0 where it came. It is counted from the first draw given, so the first rows may be too low.
   */
  readonly omissions: readonly (readonly (readonly number[])[])[];
  /** For each column, every number of the play. */
  readonly summaries: readonly (readonly TrendSummary[])[];
}

/** The trend chart of draws: where each number came and how long it has been away. @param results the oldest first */
export function lotteryTrend(
  { numbers, columns }: LotteryPlay,
  results: readonly (readonly number[])[],
): LotteryTrend {
  const omissions: number[][][] = [];
  for (const result of results) {
    const before = omissions.at(-1);
    omissions.push(
      columns(result).map((fallen, column) =>
        numbers.map((number, index) => (fallen.includes(number) ? 0 : (before?.[column]?.[index] ?? 0) + 1)),
      ),
    );
  }
  const summaries = (omissions[0] ?? []).map((_, column) =>
    numbers.map((number, index): TrendSummary => {
      const away = omissions.map((row) => row[column]?.[index] ?? 0);
      return { number, times: away.filter((draws) => draws === 0).length, longest: Math.max(...away) };
    }),
  );
  return { omissions, summaries };
}
