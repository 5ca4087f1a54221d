import type { Draws } from '../fair/draws';

/** The numbers of the wheel in their order, clockwise: a European wheel with a single zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

/** How a number is coloured. */
export type RouletteColor = 'red' | 'black' | 'green';

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number from 0 to 36. */
export function rouletteColor(number: number): RouletteColor {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** The number of a round, 0 to 36. It takes one draw, and that is the number itself, not its place on the wheel. */
export function spinRoulette(draws: Draws): number {
  return draws.below(WHEEL.length);
}
