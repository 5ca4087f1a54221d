import { compareMoney, fromMinorUnits, minorUnits, type Money } from '@heptad/formatting';

/** How long an amount counts up, ms. */
export const COUNT_MS = 900;
const PARTS = 1_000n;

/**
 * What a win's figure says at a moment. What is not more than the stake is told at once: a loss is not counted up like a win.
 * @param since ms since it began to count
 */
export function countedWin(win: Money, stake: Money, since: number): Money {
  if (since >= COUNT_MS || compareMoney(win, stake) <= 0) return win;
  const share = BigInt(Math.floor((Math.max(0, since) / COUNT_MS) * Number(PARTS)));
  return fromMinorUnits((minorUnits(win) * share) / PARTS);
}
