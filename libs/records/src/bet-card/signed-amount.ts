import { compareMoney, formatMoney, ZERO, type Money } from '@heptad/formatting';

/** An amount won or lost, with its sign in words that a member reads and the tone of its text. */
export interface SignedAmount {
  readonly text: string;
  readonly tone: 'text-gain' | 'text-loss' | 'text-text';
}

/** Writes a gain with a plus sign, so that colour is not the only difference from a loss. */
export function signedAmount(amount: Money): SignedAmount {
  const sign = compareMoney(amount, ZERO);
  const text = formatMoney(amount);
  if (sign > 0) return { text: `+${text}`, tone: 'text-gain' };
  return { text, tone: sign < 0 ? 'text-loss' : 'text-text' };
}
