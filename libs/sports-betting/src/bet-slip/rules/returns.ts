import { fromMinorUnits, minorUnits, type Money, type Odds } from '@heptad/formatting';

/** A price as a whole number of parts of one. */
interface Factor {
  readonly parts: bigint;
  readonly one: bigint;
}

function factorOf(price: Odds): Factor {
  const [whole = '', fraction = ''] = price.split('.');
  return { parts: BigInt(whole + fraction), one: 10n ** BigInt(fraction.length) };
}

/**
 * What a combo pays on 1, as European odds with two decimals, cut and never rounded up. It is text and not `Odds`, since
 * eight long shots leave the range of a price.
 */
export function totalOdds(prices: readonly Odds[]): string {
  let parts = 100n;
  let one = 1n;
  for (const factor of prices.map(factorOf)) {
    parts *= factor.parts;
    one *= factor.one;
  }
  const text = (parts / one).toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/**
 * What comes back if everything wins, stake included. The rule of rounding, as the venues have it: every single combination
 * is multiplied out exactly and cut to whole cents once at its end; the sum of them is not rounded again.
 * @param stake of each combination
 * @param sizes how many selections the combinations hold: `[1]` for singles, `[2, 3]` for every double and the treble
 * @returns undefined when the amount is beyond what can be written as money; the venue's limits lie far below
 */
export function estimatedReturn(
  prices: readonly Odds[],
  stake: Money,
  sizes: readonly number[],
): Money | undefined {
  const factors = prices.map(factorOf);
  const wanted = new Set(sizes);
  const most = Math.max(0, ...sizes);
  let sum = 0n;
  const extend = (from: number, size: number, parts: bigint, one: bigint): void => {
    for (const [index, factor] of factors.entries()) {
      if (index < from) continue;
      const [nextParts, nextOne] = [parts * factor.parts, one * factor.one];
      if (wanted.has(size)) sum += nextParts / nextOne;
      if (size < most) extend(index + 1, size + 1, nextParts, nextOne);
    }
  };
  extend(0, 1, minorUnits(stake), 1n);
  try {
    return fromMinorUnits(sum);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
