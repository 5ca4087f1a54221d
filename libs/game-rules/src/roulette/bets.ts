import { INSIDE_BETS, type InsideKind, isInsideGroup } from './inside-bets';
import { rouletteColor, WHEEL } from './wheel';

/** The bets on twelve numbers: the first, second or third dozen or column. */
export const THIRD_BETS = ['dozen', 'column'] as const;
/** The bets on eighteen numbers. */
export const HALF_BETS = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;

/** A bet on numbers of the layout. */
export interface InsideBet {
  readonly kind: InsideKind;
  /** The numbers it lies on, in any order. */
  readonly numbers: readonly number[];
  /** Cents. */
  readonly stake: bigint;
}

/** A bet on a dozen or a column. */
export interface ThirdBet {
  readonly kind: (typeof THIRD_BETS)[number];
  /** 1, 2 or 3. Dozens from the lowest; the first column is that of 1, 4, 7. */
  readonly which: number;
  /** Cents. */
  readonly stake: bigint;
}

/** A bet on half of the numbers but zero. */
export interface HalfBet {
  readonly kind: (typeof HALF_BETS)[number];
  /** Cents. */
  readonly stake: bigint;
}

/** Any bet on a round of roulette. */
export type RouletteBet = InsideBet | ThirdBet | HalfBet;

/** Why a bet is not taken: its stake is not above 0, a number is not on the wheel, or the numbers lie in no group of its kind. */
export type RouletteRefusal =
  | 'stake'
  | 'noSuchNumber'
  | 'notOneNumber'
  | 'notNeighbours'
  | 'notStreet'
  | 'notCorner'
  | 'notSixLine'
  | 'noSuchDozen'
  | 'noSuchColumn';

const WRONG_GROUP: Readonly<Record<InsideKind, RouletteRefusal>> = {
  straight: 'notOneNumber',
  split: 'notNeighbours',
  street: 'notStreet',
  corner: 'notCorner',
  sixLine: 'notSixLine',
};

const HALF_COVERS: Readonly<Record<HalfBet['kind'], (number: number) => boolean>> = {
  red: (number) => rouletteColor(number) === 'red',
  black: (number) => rouletteColor(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
};

const isInside = (bet: RouletteBet): bet is InsideBet => INSIDE_BETS.some((kind) => kind === bet.kind);

/** Why a bet is not taken; undefined where it is. */
export function rouletteRefusal(bet: RouletteBet): RouletteRefusal | undefined {
  if (bet.stake <= 0n) return 'stake';
  if (isInside(bet)) {
    if (!bet.numbers.every((number) => WHEEL.includes(number))) return 'noSuchNumber';
    return isInsideGroup(bet.kind, bet.numbers) ? undefined : WRONG_GROUP[bet.kind];
  }
  if ('which' in bet && ![1, 2, 3].includes(bet.which))
    return bet.kind === 'dozen' ? 'noSuchDozen' : 'noSuchColumn';
  return undefined;
}

/** Whether a number wins a bet that is taken. Zero wins bets on itself only. */
function covers(bet: RouletteBet, number: number): boolean {
  if (isInside(bet)) return bet.numbers.includes(number);
  if (number === 0) return false;
  if (bet.kind === 'dozen') return Math.ceil(number / 12) === bet.which;
  if (bet.kind === 'column') return ((number - 1) % 3) + 1 === bet.which;
  return HALF_COVERS[bet.kind](number);
}

/** The numbers that a bet lies on, from 0 up; for a bet that {@link rouletteRefusal} refuses they mean nothing. */
export function numbersOf(bet: RouletteBet): readonly number[] {
  return Array.from(WHEEL.keys()).filter((number) => covers(bet, number));
}

/**
 * What a bet gives back in cents, its stake among them; 0 where it is lost. A bet on one number pays 35 to 1, on two
 * 17, three 11, four 8, six 5, twelve 2 and eighteen 1: its stake 36 times, shared by its numbers, never rounded.
 * Throws a RangeError for a bet that {@link rouletteRefusal} refuses.
 * @param number that fell, 0 to 36
 */
export function roulettePayout(bet: RouletteBet, number: number): bigint {
  const refusal = rouletteRefusal(bet);
  if (refusal !== undefined) throw new RangeError(`no such bet: ${refusal}`);
  return covers(bet, number) ? (bet.stake * 36n) / BigInt(numbersOf(bet).length) : 0n;
}
