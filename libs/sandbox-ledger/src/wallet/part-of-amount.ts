import { Decimal } from '@heptad/formatting';

/**
 * A part of an amount, cut towards zero to whole minor units: what a rate, a ratio or a split gives.
 * @param part of `whole`, such as 30 of 10,000 for 0.30 %
 * @param whole not zero
 */
export function partOfAmount(amount: bigint, part: bigint, whole: bigint): bigint {
  return BigInt(new Decimal(amount).times(part).divToInt(whole).toFixed());
}
