import {
  addMoney,
  coinAmount,
  formatAmount,
  formatMoney,
  multiplyMoney,
  ZERO,
  type Money,
} from '@heptad/formatting';
import type { DepositChannel } from '../payments/payment';

/** What is paid with. */
export interface PayUnit {
  readonly isCoin: boolean;
  readonly currency: string;
}

/** What is paid on top of an amount, cut to whole cents. */
export function feeOf(amount: Money, feeRate: string | undefined): Money {
  return feeRate === undefined ? ZERO : multiplyMoney(amount, feeRate);
}

/**
 * What has to be paid for an amount, fee included, shown before the order is made. Once there is an order, its own amount counts.
 * @returns undefined where the channel's rate is invalid, so that only the order can tell
 */
export function payAmountOf(
  amount: Money,
  { rate, feeRate }: Pick<DepositChannel, 'rate' | 'feeRate'>,
): Money | undefined {
  const due = addMoney(amount, feeOf(amount, feeRate));
  return rate === undefined ? due : coinAmount(due, rate);
}

/** What has to be paid as a member reads it: coins have four decimals, and their unit behind them (FORMAT-009). */
export function payAmountText(amount: Money, { isCoin, currency }: PayUnit): string {
  return isCoin ? `${formatMoney(amount, { decimals: 4 })} ${currency}` : formatAmount(amount, currency);
}
