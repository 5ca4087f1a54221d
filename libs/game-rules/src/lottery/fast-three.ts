import { everyList } from './every-result';
import { bigAndOdd, type LotteryPlay, numbersFrom, priced, sumOf } from './play';

const DICE = 3;
const FACES = numbersFrom(1, 6);
/** Sums from here on are big; triples count like all others. */
const BIG = 11;

/**
 * Fast three: three dice. Selections: the sum big (11 to 18), small, odd or even; the exact sum, `sum-3` to `sum-18`;
 * three of a number, `triple-1` to `triple-6`; three of any number, `triple`.
 */
export const fastThree: LotteryPlay = {
  numbers: FACES,
  selections: {
    ...priced(['sum-big', 'sum-small', 'sum-odd', 'sum-even'], 194n, '97.00'),
    ...priced(['sum-3', 'sum-18'], 20_952n, '97.00'),
    ...priced(['sum-4', 'sum-17'], 6984n, '97.00'),
    ...priced(['sum-5', 'sum-16'], 3492n, '97.00'),
    ...priced(['sum-6', 'sum-15'], 2095n, '96.99'),
    ...priced(['sum-7', 'sum-14'], 1397n, '97.01'),
    ...priced(['sum-8', 'sum-13'], 998n, '97.03'),
    ...priced(['sum-9', 'sum-12'], 838n, '96.99'),
    ...priced(['sum-10', 'sum-11'], 776n, '97.00'),
    ...priced(['triple'], 3492n, '97.00'),
    ...priced(
      FACES.map((face) => `triple-${face}`),
      20_952n,
      '97.00',
    ),
  },
  draw: (draws) => Array.from({ length: DICE }, () => draws.below(FACES.length) + 1),
  isResult: (numbers) => numbers.length === DICE && numbers.every((number) => FACES.includes(number)),
  winners: (result) => {
    const sum = sumOf(result);
    const [face] = result;
    const isTriple = result.every((number) => number === face);
    return [...bigAndOdd('sum', sum, BIG), `sum-${sum}`, ...(isTriple ? ['triple', `triple-${face}`] : [])];
  },
  everyResult: () => everyList(FACES, DICE),
  columns: (result) => [result],
};
