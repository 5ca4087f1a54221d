import { LOTTERY, lotteryPayout, type LotteryPlayName } from '@heptad/game-rules';
import { quickDraws } from '@heptad/game-rules/testing';
import fc from 'fast-check';
import { greatestReturn } from './greatest-return';

const ids = (play: LotteryPlayName) => Object.keys(LOTTERY[play].selections);
/** What lines of one unit give back with a result, by the rules themselves. */
const paid = (play: LotteryPlayName, selections: readonly string[], result: readonly number[]) =>
  selections.reduce((sum, selection) => sum + lotteryPayout({ play, selection, stake: 100n }, result), 0n);

describe('the greatest return of lines', () => {
  it.each([
    ['fastThree', ['sum-big', 'sum-small'], 194n],
    ['fastThree', ['triple-6', 'triple', 'sum-18', 'sum-big', 'sum-odd'], 20_952n + 3_492n + 20_952n + 194n],
    ['fiveDigits', ['dragon', 'tiger', 'tie'], 970n],
    ['fiveDigits', ['place-1-9', 'place-5-0', 'dragon', 'sum-small'], 970n + 970n + 215n + 194n],
    ['pkTen', ['place-1-1', 'place-2-1', 'place-3-1'], 970n],
    ['pkTen', ['place-1-1', 'champion-big', 'sum-3'], 970n + 4_365n],
    ['pkTen', [], 0n],
  ] as const)('of %s with %p is %i hundredths', (play, selections, odds) => {
    expect(greatestReturn(play, selections).odds).toBe(odds);
  });

  it.each(['fastThree', 'fiveDigits'] as const)('of %s is the best of all results', (play) => {
    fc.assert(
      fc.property(fc.subarray(ids(play)), (selections) => {
        const chosen = new Set(selections);
        let most = 0n;
        for (const result of LOTTERY[play].everyResult()) {
          const sum = LOTTERY[play]
            .winners(result)
            .reduce((all, id) => (chosen.has(id) ? all + LOTTERY[play].selections[id]!.odds : all), 0n);
          if (sum > most) most = sum;
        }
        expect(greatestReturn(play, selections).odds).toBe(most);
      }),
      { numRuns: play === 'fastThree' ? 50 : 4 },
    );
  });

  it('comes with a result that pays it, and no drawn result pays more', () => {
    fc.assert(
      fc.property(fc.subarray(ids('pkTen')), fc.nat(), (selections, seed) => {
        const { odds, result } = greatestReturn('pkTen', selections);
        expect(paid('pkTen', selections, result)).toBe(odds);
        const draws = quickDraws(seed);
        for (let turn = 0; turn < 50; turn += 1)
          expect(paid('pkTen', selections, LOTTERY.pkTen.draw(draws))).toBeLessThanOrEqual(odds);
      }),
      { numRuns: 20 },
    );
  });
});
