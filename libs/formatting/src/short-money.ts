import { formatMoney, type Money } from './money';

function withoutNoCents(text: string): string {
  return text.replace(/\.00$/, '');
}

/** An amount as a member reads it, without cents where there are none: for bounds and offers. */
export function shortMoney(amount: Money): string {
  return withoutNoCents(formatMoney(amount));
}

/** An amount as a member would have typed it, without cents where there are none: for filling a field. */
export function typedMoney(amount: Money): string {
  return withoutNoCents(amount);
}
