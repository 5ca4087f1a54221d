import { everyList } from './every-result';
import { bigAndOdd, type LotteryPlay, numbersFrom, priced, sumOf } from './play';

const PLACES = numbersFrom(1, 5);
const DIGITS = numbersFrom(0, 9);
/** Sums from here on are big. */
const BIG = 23;

/** The first digit against the last: the higher wins. */
function dragonOrTiger(first: number, last: number): string {
  if (first === last) return 'tie';
  return first > last ? 'dragon' : 'tiger';
}

/**
 * Five digits from 0 to 9, each by itself. Selections: the digit of a place, `place-1-0` to `place-5-9`; the sum big (23 to
 * 45), small, odd or even; dragon (the first digit is higher than the last), tiger (lower) or tie. Dragon and tiger lose with a tie.
 */
export const fiveDigits: LotteryPlay = {
  numbers: DIGITS,
  selections: {
    ...priced(
      PLACES.flatMap((place) => DIGITS.map((digit) => `place-${place}-${digit}`)),
      970n,
      '97.00',
    ),
    ...priced(['sum-big', 'sum-small', 'sum-odd', 'sum-even'], 194n, '97.00'),
    ...priced(['dragon', 'tiger'], 215n, '96.75'),
    ...priced(['tie'], 970n, '97.00'),
  },
  draw: (draws) => PLACES.map(() => draws.below(DIGITS.length)),
  isResult: (numbers) =>
    numbers.length === PLACES.length && numbers.every((number) => DIGITS.includes(number)),
  winners: (result) => [
    ...result.map((digit, before) => `place-${before + 1}-${digit}`),
    ...bigAndOdd('sum', sumOf(result), BIG),
    dragonOrTiger(result[0] ?? 0, result.at(-1) ?? 0),
  ],
  everyResult: () => everyList(DIGITS, PLACES.length),
  columns: (result) => result.map((digit) => [digit]),
};
