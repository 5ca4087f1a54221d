import { Decimal } from './decimal';
import type { Money } from './money';
import { cutToCents } from './money-arithmetic';

/**
 * What a combo pays on 1, as European odds with two decimals, cut and never rounded up. It is text and not `Odds`, since
 * eight long shots leave the range of a price.
 * @param prices European odds, e.g. `"1.95"`
 */
export function totalOdds(prices: readonly string[]): string {
  const product = prices.reduce((sofar, price) => sofar.times(price), new Decimal(1));
  return product.toFixed(2, Decimal.ROUND_DOWN);
}

/**
 * The return if every selection wins, stake included. It is rounded as the venues do: every single combination
 * is multiplied out exactly and cut to whole cents once at its end; the sum of them is not rounded again.
 * @param prices what each selection pays on 1
 * @param stake of each combination
 * @param sizes how many selections the combinations hold: `[1]` for singles, `[2, 3]` for every double and the treble
 * @returns undefined when the amount is beyond what can be written as money; the venue's limits lie far below
 */
export function estimatedReturn(
  prices: readonly string[],
  stake: Money,
  sizes: readonly number[],
): Money | undefined {
  const wanted = new Set(sizes);
  const most = Math.max(0, ...sizes);
  let sum = new Decimal(0);
  const extend = (from: number, size: number, sofar: Decimal): void => {
    for (const [index, price] of prices.entries()) {
      if (index < from) continue;
      const product = sofar.times(price);
      if (wanted.has(size)) sum = sum.plus(product.toDecimalPlaces(2, Decimal.ROUND_DOWN));
      if (size < most) extend(index + 1, size + 1, product);
    }
  };
  extend(0, 1, new Decimal(stake));
  try {
    return cutToCents(sum);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
