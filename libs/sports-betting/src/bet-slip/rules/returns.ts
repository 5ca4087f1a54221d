import { multiplyMoney, sumMoney, ZERO, type Money, type Odds } from '@heptad/formatting';
import type { BetMode } from './combining';

/** The exact product of prices as decimal text: digits and decimals are counted apart, nothing is rounded. */
function product(prices: readonly Odds[]): string {
  let digits = 1n;
  let decimals = 0;
  for (const price of prices) {
    const [whole = '', fraction = ''] = price.split('.');
    digits *= BigInt(whole + fraction);
    decimals += fraction.length;
  }
  const text = digits.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

/**
 * What a combo pays on 1, as European odds with two decimals, cut and never rounded up. It is text and not `Odds`, since
 * eight long shots leave the range of a price.
 */
export function totalOdds(prices: readonly Odds[]): string {
  const [whole = '0', fraction = ''] = product(prices).split('.');
  return `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

/**
 * What comes back if everything wins, stake included, cut to whole cents as the venues cut it.
 * @param stake of each bet: of every single, or of the one combo
 * @returns undefined when the amount is beyond what can be written as money; the venue's limits lie far below
 */
export function estimatedReturn(prices: readonly Odds[], stake: Money, mode: BetMode): Money | undefined {
  if (prices.length === 0) return ZERO;
  try {
    return mode === 'combo'
      ? multiplyMoney(stake, product(prices))
      : sumMoney(prices.map((price) => multiplyMoney(stake, price)));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
