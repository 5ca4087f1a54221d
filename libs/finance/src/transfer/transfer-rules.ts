import { compareMoney, isBeyondAmounts, isMoney, readCents, readStake, type Money } from '@heptad/formatting';

/** Why an amount cannot be transferred; keys of the feature's texts. */
export type AmountProblem = 'missing' | 'notPositive' | 'tooMuch' | 'tooPrecise';

/** What became of the text in the amount field. */
export type AmountReading =
  { readonly ok: true; readonly amount: Money } | { readonly ok: false; readonly problem: AmountProblem };

/**
 * Reads the amount a member typed: positive, in whole cents, and no more than there is (OPEN-065).
 * @param text decimal text, possibly unfinished such as `12.`
 * @param available what the source wallet holds; undefined while that is not known, and then nothing is too much
 */
export function readAmount(text: string, available: Money | undefined): AmountReading {
  const typed = text.trim();
  if (typed === '') return { ok: false, problem: 'missing' };
  if (isBeyondAmounts(typed)) return { ok: false, problem: 'tooMuch' };
  const amount = readStake(typed);
  if (amount === undefined)
    return { ok: false, problem: readCents(typed) === undefined ? 'tooPrecise' : 'notPositive' };
  if (available !== undefined && compareMoney(amount, available) > 0)
    return { ok: false, problem: 'tooMuch' };
  return { ok: true, amount };
}

/** The amount in an address, where it is one. */
export function amountOf(text: string | null): string {
  return text !== null && isMoney(text) ? text : '';
}
