export type Unit = 'bytes' | 'ms' | 's' | '/s' | 'count' | 'score';

/** One line of the table: what was measured, against what, and how far it may go. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly measured: number;
  /** What a bare program needs for the same; undefined where the measured value is judged by itself. */
  readonly floor?: number;
  /** Measured by floor, taken pair by pair where there are pairs. */
  readonly ratio?: number;
  /** Of the ratio, or of the measured value where there is no floor; undefined where the figure only orients. */
  readonly limit?: number;
  /** Whether the limit is the most or the least that may be. */
  readonly bound?: 'most' | 'least';
}

export type Verdict = 'holds' | 'exceeded' | 'orients';

/** What a figure's limit is held against. */
export function judged({ ratio, floor, measured }: Figure): number {
  if (ratio !== undefined) return ratio;
  return floor === undefined ? measured : measured / floor;
}

/** Whether a figure keeps its limit. */
export function verdictOf(figure: Figure): Verdict {
  const { limit, bound = 'most' } = figure;
  if (limit === undefined) return 'orients';
  const value = judged(figure);
  // A figure that could not be computed keeps nothing.
  return (bound === 'most' ? value <= limit : value >= limit) ? 'holds' : 'exceeded';
}
