import { readDecimal } from './decimal-text';
import { money, type Money } from './money';

/** Decimals of an amount of a virtual currency (FORMAT-009). */
export const COIN_DECIMALS = 4;

/** Decimal text as a whole number of `decimals` decimals, more than any amount or rate has. */
function units(text: string, decimals: number): bigint | undefined {
  const parts = readDecimal(text);
  if (parts === undefined || parts.negative || parts.fraction.length > decimals) return undefined;
  return BigInt(parts.whole + parts.fraction.padEnd(decimals, '0'));
}

/**
 * What an amount is in a virtual currency, cut to four decimals and never rounded up (FORMAT-009).
 * @param rate what one coin costs, decimal text
 * @returns undefined where the rate is nothing, or no rate at all
 */
export function coinAmount(amount: Money, rate: string): Money | undefined {
  const decimals = 8;
  const [cost, price] = [units(amount, decimals), units(rate, decimals)];
  if (cost === undefined || price === undefined || price === 0n) return undefined;
  const digits = ((cost * 10n ** BigInt(COIN_DECIMALS)) / price).toString().padStart(COIN_DECIMALS + 1, '0');
  return money(`${digits.slice(0, -COIN_DECIMALS)}.${digits.slice(-COIN_DECIMALS)}`);
}
