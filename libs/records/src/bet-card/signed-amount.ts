import { compareMoney, formatResult, ZERO, type Money } from '@heptad/formatting';

/** An amount won or lost, with its sign in words that a member reads and the tone of its text. */
export interface SignedAmount {
  readonly text: string;
  readonly tone: 'text-gain' | 'text-loss' | 'text-text';
}

/** Writes a gain with a plus sign, so that colour is not the only difference from a loss. @param currency as for `formatAmount` */
export function signedAmount(amount: Money, currency: string | undefined): SignedAmount {
  const sign = compareMoney(amount, ZERO);
  const tone = sign > 0 ? 'text-gain' : sign < 0 ? 'text-loss' : 'text-text';
  return { text: formatResult(amount, currency), tone };
}
