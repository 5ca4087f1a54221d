import fc from 'fast-check';
import { quickDraws } from '../testing';
import { LOTTERY } from './bets';
import { fastThree } from './fast-three';
import { fiveDigits } from './five-digits';
import { LOTTERY_PLAYS } from './play';
import { lotteryTrend } from './trend';

describe('a trend chart', () => {
  it('counts for each digit of a place the draws since it came', () => {
    const { omissions, summaries } = lotteryTrend(fiveDigits, [
      [0, 9, 9, 9, 9],
      [1, 9, 9, 9, 9],
      [0, 9, 9, 9, 8],
    ]);
    expect(omissions.map((row) => row[0])).toEqual([
      [0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [1, 0, 2, 2, 2, 2, 2, 2, 2, 2],
      [0, 1, 3, 3, 3, 3, 3, 3, 3, 3],
    ]);
    expect(omissions[2]?.[4]).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 0, 1]);
    expect(summaries[0]?.slice(0, 3)).toEqual([
      { number: 0, times: 2, longest: 1 },
      { number: 1, times: 1, longest: 1 },
      { number: 2, times: 0, longest: 3 },
    ]);
  });

  it('has one column for three dice, in which several numbers may have come', () => {
    const { omissions, summaries } = lotteryTrend(fastThree, [
      [1, 1, 6],
      [2, 3, 4],
    ]);
    expect(omissions).toEqual([[[0, 1, 1, 1, 1, 0]], [[1, 0, 0, 0, 2, 1]]]);
    expect(summaries[0]?.[0]).toEqual({ number: 1, times: 1, longest: 1 });
  });

  it('of no draws is empty', () => {
    expect(lotteryTrend(fastThree, [])).toEqual({ omissions: [], summaries: [] });
  });

  it.each(LOTTERY_PLAYS)('of %s tells by its last row when each number last came', (name) => {
    const play = LOTTERY[name];
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, count) => {
        const draws = quickDraws(seed);
        const results = Array.from({ length: count }, () => play.draw(draws));
        const { omissions, summaries } = lotteryTrend(play, results);
        const fallen = results.map(play.columns);
        omissions.at(-1)?.forEach((column, at) =>
          column.forEach((omission, index) => {
            const number = play.numbers[index] ?? Number.NaN;
            const last = fallen.findLastIndex((columns) => columns[at]?.includes(number));
            expect(omission).toBe(count - 1 - last);
            expect(summaries[at]?.[index]).toMatchObject({
              number,
              times: fallen.filter((columns) => columns[at]?.includes(number)).length,
            });
          }),
        );
      }),
      { numRuns: 20 },
    );
  });
});
