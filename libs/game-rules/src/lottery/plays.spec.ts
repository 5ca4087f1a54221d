import fc from 'fast-check';
import { quickDraws, saidDraws } from '../testing';
import { LOTTERY } from './bets';
import { everyList, everyOrder } from './every-result';
import { fastThree } from './fast-three';
import { fiveDigits } from './five-digits';
import { pkTen } from './pk-ten';
import { LOTTERY_PLAYS, type LotteryPlay } from './play';

describe.each<[string, LotteryPlay, readonly number[], readonly string[]]>([
  ['fast three, the least', fastThree, [1, 1, 1], ['sum-small', 'sum-odd', 'sum-3', 'triple', 'triple-1']],
  ['fast three, the most', fastThree, [6, 6, 6], ['sum-big', 'sum-even', 'sum-18', 'triple', 'triple-6']],
  ['fast three, the greatest small sum', fastThree, [4, 1, 5], ['sum-small', 'sum-even', 'sum-10']],
  ['fast three, the least big sum', fastThree, [5, 5, 1], ['sum-big', 'sum-odd', 'sum-11']],
  ['five digits, the greatest small sum', fiveDigits, [9, 9, 4, 0, 0], ['sum-small', 'sum-even', 'dragon']],
  ['five digits, the least big sum', fiveDigits, [4, 9, 0, 1, 9], ['sum-big', 'sum-odd', 'tiger']],
  ['five digits, a tie', fiveDigits, [0, 0, 0, 0, 0], ['sum-small', 'sum-even', 'tie']],
  [
    'PK ten, the least sum',
    pkTen,
    [2, 1, 3, 4, 5, 6, 7, 8, 9, 10],
    ['champion-small', 'champion-even', 'sum-small', 'sum-odd', 'sum-3'],
  ],
  [
    'PK ten, the greatest small sum',
    pkTen,
    [5, 6, 1, 2, 3, 4, 7, 8, 9, 10],
    ['champion-small', 'champion-odd', 'sum-small', 'sum-odd', 'sum-11'],
  ],
  [
    'PK ten, the least big champion',
    pkTen,
    [6, 1, 2, 3, 4, 5, 7, 8, 9, 10],
    ['champion-big', 'champion-even', 'sum-small', 'sum-odd', 'sum-7'],
  ],
  [
    'PK ten, the least big sum',
    pkTen,
    [2, 10, 1, 3, 4, 5, 6, 7, 8, 9],
    ['champion-small', 'champion-even', 'sum-big', 'sum-even', 'sum-12'],
  ],
])('%s', (_, play, result, ids) => {
  it('wins what it should', () => {
    expect(play.winners(result).filter((id) => !id.startsWith('place-'))).toEqual(ids);
  });
});

describe('a place', () => {
  it('wins with the number that came there', () => {
    expect(fiveDigits.winners([7, 0, 9, 0, 1]).slice(0, 5)).toEqual([
      'place-1-7',
      'place-2-0',
      'place-3-9',
      'place-4-0',
      'place-5-1',
    ]);
    expect(pkTen.winners([10, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(
      expect.arrayContaining(['place-1-10', 'place-2-1', 'place-10-9']),
    );
  });
});

describe('a draw', () => {
  it('takes its numbers from the draws', () => {
    expect(fastThree.draw(saidDraws([0, 5, 2]))).toEqual([1, 6, 3]);
    expect(fiveDigits.draw(saidDraws([0, 9, 2, 0, 7]))).toEqual([0, 9, 2, 0, 7]);
    expect(pkTen.draw(saidDraws([0, 8, 7, 6, 5, 4, 3, 2, 1]))).toEqual([10, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
  });

  it.each(LOTTERY_PLAYS)('of %s is a result, and all that it wins can be bet on', (name) => {
    const play = LOTTERY[name];
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const result = play.draw(quickDraws(seed));
        expect(play.isResult(result)).toBe(true);
        const winners = play.winners(result);
        expect(winners.filter((id) => !Object.hasOwn(play.selections, id))).toEqual([]);
        expect(new Set(winners).size).toBe(winners.length);
      }),
    );
  });

  it.each<[string, LotteryPlay, readonly number[]]>([
    ['too few dice', fastThree, [1, 2]],
    ['too many dice', fastThree, [1, 2, 3, 4]],
    ['a face that no die has', fastThree, [0, 1, 2]],
    ['a face that is not whole', fastThree, [1.5, 1, 2]],
    ['a digit of ten', fiveDigits, [1, 2, 3, 4, 10]],
    ['nothing', fiveDigits, []],
    ['a car twice', pkTen, [1, 1, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['a car too many', pkTen, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]],
    ['a car 0', pkTen, [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('with %s is no result', (_, play, numbers) => {
    expect(play.isResult(numbers)).toBe(false);
  });
});

describe('every result', () => {
  it('of lists is each list once', () => {
    const lists = [...everyList([1, 2, 3], 2)].length;
    const seen = new Set<string>();
    for (const list of everyList([1, 2, 3], 2)) seen.add(list.join());
    expect([lists, seen.size]).toEqual([9, 9]);
  });

  it('of orders is each order once', () => {
    let orders = 0;
    const seen = new Set<string>();
    for (const order of everyOrder([1, 2, 3, 4, 5])) {
      orders += 1;
      seen.add(order.join());
    }
    expect([orders, seen.size]).toEqual([120, 120]);
  });
});
