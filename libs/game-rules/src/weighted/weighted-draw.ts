import type { Draws } from '../fair/draws';

/** What a weighted draw came to: the row that was drawn, and the number below the sum of all weights that decided. */
export interface WeightedDraw {
  readonly row: number;
  readonly drawn: number;
}

/** The row in which a number below the sum of the weights falls. Throws a RangeError for a number that is none. */
export function rowAt(weights: readonly number[], drawn: number): number {
  let above = drawn;
  if (Number.isInteger(drawn) && drawn >= 0) {
    for (const [row, weight] of weights.entries()) {
      if (above < weight) return row;
      above -= weight;
    }
  }
  throw new RangeError(`no row at ${String(drawn)}`);
}

/**
 * Draws one row of a table: each as often as its weight has it, none whose weight is zero. It takes one draw.
 * @param weights integers from 0, not all of them zero; throws a RangeError otherwise
 */
export function drawWeighted(draws: Draws, weights: readonly number[]): WeightedDraw {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError('a weight is an integer from 0');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) throw new RangeError('a table without a weight');
  const drawn = draws.below(total);
  return { row: rowAt(weights, drawn), drawn };
}
