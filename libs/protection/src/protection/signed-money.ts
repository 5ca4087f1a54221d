import { formatMoney } from '@heptad/formatting';

/** A result as a member reads it: with a plus where money was gained. Its colour is the same either way: nothing here cheers. */
export function signedMoney(amount: string): string {
  const text = formatMoney(amount);
  return amount.startsWith('-') || text === '0.00' ? text : `+${text}`;
}
