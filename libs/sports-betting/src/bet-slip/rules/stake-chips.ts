import { addMoney, readCents, typedMoney, ZERO } from '@heptad/formatting';

/** The amounts that a tap adds to a stake, in the venue wallet's currency. */
const STAKE_CHIPS = ['10', '50', '100', '500', '1000'] as const;

/** The amounts to offer, the least first. @param preset the stake the member chose for quick bets, which is among them */
export function stakeChips(preset: string | undefined): readonly string[] {
  const amounts = new Set<string>(STAKE_CHIPS);
  if (preset !== undefined) amounts.add(preset);
  return [...amounts].sort((a, b) => a.length - b.length || a.localeCompare(b));
}

/**
 * A stake with an amount added, as decimal text. Nothing typed counts as nothing. It is not held to any limit: what is too much is
 * said and not changed.
 * @returns the same text where the sum is more than a stake can be written as
 */
export function raisedStake(text: string, amount: string): string {
  const sofar = readCents(text) ?? ZERO;
  const more = readCents(amount) ?? ZERO;
  try {
    const sum = typedMoney(addMoney(sofar, more));
    return readCents(sum) === undefined ? text : sum;
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}
