import { coinAmount, formatMoney, type Money } from '@heptad/formatting';

/**
 * What has to be paid for an amount, shown before the order is made. Once there is an order, its own amount counts.
 * @param rate what one coin costs; undefined where the wallet's own currency is paid
 * @returns undefined where the rate is invalid, so that only the order can tell
 */
export function payAmountOf(amount: Money, rate: string | undefined): Money | undefined {
  return rate === undefined ? amount : coinAmount(amount, rate);
}

/** What has to be paid as a member reads it: coins have four decimals (FORMAT-009). */
export function payAmountText(amount: Money, isCoin: boolean): string {
  return formatMoney(amount, { decimals: isCoin ? 4 : 2 });
}
