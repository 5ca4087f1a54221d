import type { Draws } from '../fair/draws';

/** The plays of the lottery. */
export const LOTTERY_PLAYS = ['fastThree', 'fiveDigits', 'pkTen'] as const;

/** One of the plays of the lottery. */
export type LotteryPlayName = (typeof LOTTERY_PLAYS)[number];

/** What a selection pays. */
export interface LotteryPrice {
  /** What a stake of one hundredth gives back when it wins, the stake among it: 970 means 9.70 times the stake. */
  readonly odds: bigint;
  /** The share of stakes that comes back in the long run, in percent, as members are told. */
  readonly returns: string;
}

/** A play: how numbers are drawn and what can be bet on them. */
export interface LotteryPlay {
  /** The numbers that may be drawn, the lowest first. */
  readonly numbers: readonly number[];
  /** What can be bet on, by its id, with what it pays. */
  readonly selections: Readonly<Record<string, LotteryPrice>>;
  /** The numbers of a period. */
  draw(draws: Draws): readonly number[];
  /** Whether these can be the numbers of a period. */
  isResult(numbers: readonly number[]): boolean;
  /** The ids of the selections that win with a result. */
  winners(result: readonly number[]): readonly string[];
  /** Every result that can be drawn, each as likely as the others. The list given may be the same one again, changed. */
  everyResult(): Iterable<readonly number[]>;
  /** A result by the columns of its trend chart: the numbers that fell in each. */
  columns(result: readonly number[]): readonly (readonly number[])[];
}

/** Whole numbers from one to another, both among them. */
export const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, above) => first + above);

/** Selections that pay the same. */
export const priced = (ids: readonly string[], odds: bigint, returns: string): Record<string, LotteryPrice> =>
  Object.fromEntries(ids.map((id) => [id, { odds, returns }]));

/** The ids of a number that is big or small and odd or even. @param least of the big numbers */
export const bigAndOdd = (name: string, number: number, least: number): readonly string[] => [
  `${name}-${number >= least ? 'big' : 'small'}`,
  `${name}-${number % 2 === 1 ? 'odd' : 'even'}`,
];

/** The sum of numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
