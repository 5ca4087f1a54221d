import { LOTTERY, lotteryTrend } from '@heptad/game-rules';
import { trendLine } from './trend-lines';

describe('the line of a trend chart', () => {
  it('goes from number to number, the oldest draw first', () => {
    const trend = lotteryTrend(LOTTERY.fiveDigits, [
      [0, 1, 2, 3, 4],
      [9, 1, 0, 0, 0],
      [5, 5, 5, 5, 5],
    ]);
    expect(trendLine(trend, 0)).toEqual([
      { row: 0, index: 0 },
      { row: 1, index: 9 },
      { row: 2, index: 5 },
    ]);
  });

  it('of PK ten counts cars from 1', () => {
    const trend = lotteryTrend(LOTTERY.pkTen, [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]]);
    expect(trendLine(trend, 9)).toEqual([{ row: 0, index: 0 }]);
  });

  it('is none where three dice fall in one column, and none without draws', () => {
    expect(
      trendLine(
        lotteryTrend(LOTTERY.fastThree, [
          [1, 2, 3],
          [4, 4, 4],
        ]),
        0,
      ),
    ).toEqual([]);
    expect(trendLine(lotteryTrend(LOTTERY.pkTen, []), 0)).toEqual([]);
  });
});
