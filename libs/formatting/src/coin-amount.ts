import { Decimal } from './decimal';
import { readDecimal } from './decimal-text';
import { money, type Money } from './money';

/** Decimals of an amount of a virtual currency (FORMAT-009). */
export const COIN_DECIMALS = 4;

/** More than any rate is written with. */
const RATE_DECIMALS = 8;
const UNITS_OF_A_COIN = 10 ** COIN_DECIMALS;

/**
 * What an amount is in a virtual currency, cut to four decimals and never rounded up (FORMAT-009).
 * @param rate what one coin costs, decimal text
 * @returns undefined for an amount below zero, and where the rate is nothing, or no rate at all
 */
export function coinAmount(amount: Money, rate: string): Money | undefined {
  const price = readDecimal(rate);
  if (price === undefined || price.negative || price.fraction.length > RATE_DECIMALS) return undefined;
  const [cost, ofOne] = [new Decimal(amount), new Decimal(rate)];
  if (cost.lessThan(0) || ofOne.isZero()) return undefined;
  return money(cost.times(UNITS_OF_A_COIN).divToInt(ofOne).dividedBy(UNITS_OF_A_COIN).toFixed());
}
