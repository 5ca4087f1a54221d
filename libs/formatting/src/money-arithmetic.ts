import { readDecimal, writeDecimal } from './decimal-text';
import { CENT_DECIMALS, money } from './money';
import type { Money } from './money';
import type { Odds } from './odds';

/** A decimal as whole units of its last digit: exact, whatever is added or multiplied. */
interface Scaled {
  readonly units: bigint;
  /** Decimals that the units stand for. */
  readonly scale: number;
}

function scaled(text: string): Scaled | undefined {
  const parts = readDecimal(text);
  if (!parts) return undefined;
  const units = BigInt(parts.whole + parts.fraction);
  return { units: parts.negative ? -units : units, scale: parts.fraction.length };
}

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Amounts have at most this many decimals, so one scale serves all sums. */
const SUM_DECIMALS = 8;

const sumUnits = (amount: Money): bigint => {
  const { units, scale } = scaled(amount) ?? { units: 0n, scale: 0 };
  return units * pow10(SUM_DECIMALS - scale);
};

function fromUnits(units: bigint, scale: number): Money {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return money(writeDecimal({ negative: units < 0n, whole, fraction }, CENT_DECIMALS));
}

/** The exact sum (FORMAT-001). @throws RangeError when the result leaves the range of {@link Money} */
export function addMoney(a: Money, b: Money): Money {
  return fromUnits(sumUnits(a) + sumUnits(b), SUM_DECIMALS);
}

/** The exact difference `a - b` (FORMAT-001). @throws RangeError when the result leaves the range of {@link Money} */
export function subtractMoney(a: Money, b: Money): Money {
  return fromUnits(sumUnits(a) - sumUnits(b), SUM_DECIMALS);
}

/** Orders two amounts: -1 when `a` is the smaller, 1 when it is the greater, 0 when they are equal. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  const difference = sumUnits(a) - sumUnits(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The exact sum of a list; {@link ZERO} for an empty one (FORMAT-001). */
export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = 0n;
  for (const amount of amounts) sum += sumUnits(amount);
  return fromUnits(sum, SUM_DECIMALS);
}

/**
 * An amount times a factor, cut towards zero to whole cents, so that nobody is promised a part of a cent.
 * @param factor plain decimal text, e.g. odds or a rate
 * @throws RangeError when the factor is no decimal
 */
export function multiplyMoney(amount: Money, factor: string): Money {
  const times = scaled(factor);
  if (!times) throw new RangeError(`not a factor: ${JSON.stringify(factor)}`);
  const product = sumUnits(amount) * times.units;
  // Division of bigints cuts towards zero.
  return fromUnits(product / pow10(SUM_DECIMALS + times.scale - CENT_DECIMALS), CENT_DECIMALS);
}

/** What a won bet pays back, stake included, cut to whole cents: never more than stake times price. */
export function returnOf(stake: Money, price: Odds): Money {
  return multiplyMoney(stake, price);
}
