import { compareMoney, multiplyMoney, subtractMoney, ZERO, type Money } from '@heptad/formatting';
import type { AmountBounds } from '../payments/amount-bounds';
import type { WithdrawalLimits } from '../payments/payment';

const least = (amounts: readonly [Money, ...Money[]]): Money =>
  amounts.reduce((smallest, amount) => (compareMoney(amount, smallest) < 0 ? amount : smallest));

/** Between what a withdrawal may be now: one order's bounds, and what is left of the day. */
export function withdrawalBounds({ min, max, dayLeft, balance }: WithdrawalLimits): AmountBounds {
  return { min, max: least([max, dayLeft]), available: balance };
}

/** The most that may be withdrawn at once now. */
export function mostWithdrawable({ max, dayLeft, balance }: WithdrawalLimits): Money {
  return least([max, dayLeft, balance]);
}

/** What a withdrawal costs, and what arrives. */
export interface WithdrawalCost {
  readonly fee: Money;
  readonly arrives: Money;
}

/** The fee of the part above what is free, cut to whole cents as the platform cuts it, which refuses any other. */
export function withdrawalCost(amount: Money, { free, feeRate }: WithdrawalLimits): WithdrawalCost {
  const charged = compareMoney(amount, free) > 0 ? subtractMoney(amount, free) : ZERO;
  const fee = multiplyMoney(charged, feeRate);
  return { fee, arrives: subtractMoney(amount, fee) };
}
