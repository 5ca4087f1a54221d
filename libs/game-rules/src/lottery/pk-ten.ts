import { shuffled } from '../fair/shuffled';
import { everyOrder } from './every-result';
import { bigAndOdd, type LotteryPlay, numbersFrom, priced, sumOf } from './play';

/** The cars of the race, and the places they come in. */
const CARS = numbersFrom(1, 10);
/** Champions from here on are big, and so are sums of the first two. */
const BIG_CAR = 6;
const BIG_SUM = 12;

/**
 * PK ten: the order in which cars 1 to 10 come in. Selections: the car of a place, `place-1-1` to `place-10-10`; the
 * champion big (6 to 10), small, odd or even; the sum of the first two, `sum-3` to `sum-19`, big (12 to 19), small, odd or even.
 */
export const pkTen: LotteryPlay = {
  numbers: CARS,
  selections: {
    ...priced(
      CARS.flatMap((place) => CARS.map((car) => `place-${place}-${car}`)),
      970n,
      '97.00',
    ),
    ...priced(['champion-big', 'champion-small', 'champion-odd', 'champion-even'], 194n, '97.00'),
    ...priced(['sum-big', 'sum-even'], 218n, '96.89'),
    ...priced(['sum-small', 'sum-odd'], 174n, '96.67'),
    ...priced(['sum-3', 'sum-4', 'sum-18', 'sum-19'], 4365n, '97.00'),
    ...priced(['sum-5', 'sum-6', 'sum-16', 'sum-17'], 2182n, '96.98'),
    ...priced(['sum-7', 'sum-8', 'sum-14', 'sum-15'], 1455n, '97.00'),
    ...priced(['sum-9', 'sum-10', 'sum-12', 'sum-13'], 1091n, '96.98'),
    ...priced(['sum-11'], 873n, '97.00'),
  },
  draw: (draws) => shuffled(draws, CARS),
  isResult: (numbers) => numbers.length === CARS.length && CARS.every((car) => numbers.includes(car)),
  winners: (result) => {
    const sum = sumOf(result.slice(0, 2));
    return [
      ...result.map((car, before) => `place-${before + 1}-${car}`),
      ...bigAndOdd('champion', result[0] ?? 0, BIG_CAR),
      ...bigAndOdd('sum', sum, BIG_SUM),
      `sum-${sum}`,
    ];
  },
  everyResult: () => everyOrder(CARS),
  columns: (result) => result.map((car) => [car]),
};
