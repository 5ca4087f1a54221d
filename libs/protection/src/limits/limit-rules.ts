import { compareMoney, isBeyondAmounts, money, readCents, type Money } from '@heptad/formatting';

/** The most that a limit may be, in the member's currency. */
const MOST = money('999999999.99');

/** What becomes of an amount that a member typed as a limit. */
export type LimitReading =
  | { readonly ok: true; readonly amount: Money; /** It waits a day (ROLE-010). */ readonly waits: boolean }
  | { readonly ok: false; readonly problem: 'empty' | 'notAmount' | 'zero' | 'tooHigh' | 'same' };

/** Reads a limit as it was typed. @param current the one in force; undefined where there is none */
export function readLimit(text: string, current: string | undefined): LimitReading {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  const amount = readCents(text);
  if (amount === undefined) return { ok: false, problem: isBeyondAmounts(text) ? 'tooHigh' : 'notAmount' };
  if (compareMoney(amount, money('0')) === 0) return { ok: false, problem: 'zero' };
  if (compareMoney(amount, MOST) > 0) return { ok: false, problem: 'tooHigh' };
  if (current === undefined) return { ok: true, amount, waits: false };
  const order = compareMoney(amount, money(current));
  return order === 0 ? { ok: false, problem: 'same' } : { ok: true, amount, waits: order > 0 };
}
