import { Decimal } from './decimal';
import { readDecimal } from './decimal-text';
import { CENT_DECIMALS, money } from './money';
import type { Money } from './money';
import type { Odds } from './odds';

const exactly = (value: Decimal): Money => money(value.toFixed());

/** A calculated amount, cut towards zero to whole cents. @throws RangeError when it leaves the range of {@link Money} */
export function cutToCents(value: Decimal): Money {
  return money(value.toFixed(CENT_DECIMALS, Decimal.ROUND_DOWN));
}

/** The exact sum (FORMAT-001). @throws RangeError when the result leaves the range of {@link Money} */
export function addMoney(a: Money, b: Money): Money {
  return exactly(new Decimal(a).plus(b));
}

/** The exact difference `a - b` (FORMAT-001). @throws RangeError when the result leaves the range of {@link Money} */
export function subtractMoney(a: Money, b: Money): Money {
  return exactly(new Decimal(a).minus(b));
}

/** Orders two amounts: -1 when `a` is the smaller, 1 when it is the greater, 0 when they are equal. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  const order = new Decimal(a).comparedTo(b);
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

/** The exact sum of a list; {@link ZERO} for an empty one (FORMAT-001). */
export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = new Decimal(0);
  for (const amount of amounts) sum = sum.plus(amount);
  return exactly(sum);
}

/**
 * An amount times a factor, cut towards zero to whole cents, so that nobody is promised a part of a cent.
 * @param factor plain decimal text, e.g. odds or a rate
 * @throws RangeError when the factor is no decimal
 */
export function multiplyMoney(amount: Money, factor: string): Money {
  if (!readDecimal(factor)) throw new RangeError(`not a factor: ${JSON.stringify(factor)}`);
  return cutToCents(new Decimal(amount).times(factor));
}

/** What a won bet pays back, stake included, cut to whole cents: never more than stake times price. */
export function returnOf(stake: Money, price: Odds): Money {
  return multiplyMoney(stake, price);
}
