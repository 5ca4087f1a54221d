import { WHEEL } from '@heptad/game-rules';

/** How many pockets the wheel has, and how wide one is in degrees. */
export const POCKETS = WHEEL.length;
export const POCKET = 360 / POCKETS;

/** Where a number's pocket is on the resting wheel, pockets clockwise from the top. */
export const pocketOf = (number: number): number => Math.max(0, WHEEL.indexOf(number));

/** How many whole turns the wheel makes before it rests. */
const TURNS = 4;

/**
 * How far the wheel has turned, in pockets, when it rests with a number at the top: the next such place after four whole turns, so that
 * it always turns onward.
 * @param before pockets that it had turned when it rested last, whole
 */
export function restingTurn(before: number, number: number): number {
  const ahead = (((-pocketOf(number) - before) % POCKETS) + POCKETS) % POCKETS;
  return before + TURNS * POCKETS + ahead;
}
