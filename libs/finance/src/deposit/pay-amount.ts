import { fromMinorUnits, minorUnits, money, type Money } from '@heptad/formatting';

/**
 * What has to be paid for an amount, to be shown before the order: the order's own amount is the one that counts.
 * @param rate what one coin costs; undefined where the wallet's own currency is paid
 * @returns whole hundredths; a part of one counts as one, so that nothing is lacking
 */
export function payAmountOf(amount: Money, rate: string | undefined): Money {
  if (rate === undefined) return amount;
  const hundredths = minorUnits(money(rate));
  return fromMinorUnits((minorUnits(amount) * 100n + hundredths - 1n) / hundredths);
}
