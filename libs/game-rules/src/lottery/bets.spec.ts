import fc from 'fast-check';
import { percentText } from '../ratio/ratio';
import { quickDraws } from '../testing';
import { LOTTERY, lotteryPayout, lotteryRefusal, type LotteryBet } from './bets';
import { LOTTERY_PLAYS } from './play';
import { lotteryReturns } from './returns';

const stake = 1000n;

describe('a bet on the lottery', () => {
  it.each<[LotteryBet, readonly number[], bigint]>([
    [{ play: 'fastThree', selection: 'sum-big', stake }, [5, 5, 1], 1940n],
    [{ play: 'fastThree', selection: 'sum-big', stake }, [5, 4, 1], 0n],
    [{ play: 'fastThree', selection: 'sum-3', stake }, [1, 1, 1], 209_520n],
    [{ play: 'fastThree', selection: 'triple', stake }, [4, 4, 4], 34_920n],
    [{ play: 'fastThree', selection: 'triple-4', stake }, [5, 5, 5], 0n],
    [{ play: 'fiveDigits', selection: 'place-5-0', stake }, [1, 2, 3, 4, 0], 9700n],
    [{ play: 'fiveDigits', selection: 'place-4-0', stake }, [1, 2, 3, 4, 0], 0n],
    [{ play: 'fiveDigits', selection: 'dragon', stake }, [1, 9, 9, 9, 0], 2150n],
    // Other than at baccarat, a tie does not give the stake back.
    [{ play: 'fiveDigits', selection: 'dragon', stake }, [1, 9, 9, 9, 1], 0n],
    [{ play: 'pkTen', selection: 'champion-odd', stake }, [9, 1, 2, 3, 4, 5, 6, 7, 8, 10], 1940n],
    [{ play: 'pkTen', selection: 'sum-10', stake }, [9, 1, 2, 3, 4, 5, 6, 7, 8, 10], 10_910n],
  ])('%j gives with %p %s cents back', (bet, result, back) => {
    expect(lotteryPayout(bet, result)).toBe(back);
  });

  it.each<[string, LotteryBet]>([
    ['stake', { play: 'pkTen', selection: 'sum-3', stake: 0n }],
    ['stake', { play: 'pkTen', selection: 'sum-3', stake: -100n }],
    ['stakeStep', { play: 'pkTen', selection: 'sum-3', stake: 101n }],
    ['stakeStep', { play: 'pkTen', selection: 'sum-3', stake: 99n }],
    ['noSuchSelection', { play: 'pkTen', selection: 'sum-2', stake }],
    ['noSuchSelection', { play: 'pkTen', selection: 'dragon', stake }],
    ['noSuchSelection', { play: 'fastThree', selection: 'triple-7', stake }],
    ['noSuchSelection', { play: 'fiveDigits', selection: 'place-6-1', stake }],
    ['noSuchSelection', { play: 'fiveDigits', selection: '', stake }],
    ['noSuchSelection', { play: 'fiveDigits', selection: 'toString', stake }],
  ])('is refused as %s: %j', (refusal, bet) => {
    expect(lotteryRefusal(bet)).toBe(refusal);
    expect(() => lotteryPayout(bet, LOTTERY[bet.play].draw(quickDraws(1)))).toThrow(RangeError);
  });

  it('is not settled by numbers that cannot be drawn', () => {
    expect(() => lotteryPayout({ play: 'fastThree', selection: 'sum-big', stake }, [6, 6, 7])).toThrow(
      RangeError,
    );
  });

  it.each(LOTTERY_PLAYS)('on %s pays the odds to the cent or nothing', (name) => {
    const play = LOTTERY[name];
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.entries(play.selections)),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.nat(),
        ([selection, { odds }], whole, seed) => {
          const bet = { play: name, selection, stake: whole * 100n };
          expect(lotteryRefusal(bet)).toBeUndefined();
          const result = play.draw(quickDraws(seed));
          const won = play.winners(result).includes(selection);
          expect(lotteryPayout(bet, result)).toBe(won ? whole * odds : 0n);
        },
      ),
    );
  });
});

describe.each([
  ['fastThree', 3 * 6 + 9],
  ['fiveDigits', 50 + 7],
  ['pkTen', 100 + 8 + 17],
] as const)('the selections of %s', (name, count) => {
  const play = LOTTERY[name];
  const returns = lotteryReturns(play);

  it('return in the long run what members are told, over every result', () => {
    expect(returns.size).toBe(count);
    expect(Object.fromEntries([...returns].map(([id, ratio]) => [id, percentText(ratio, 2)]))).toEqual(
      Object.fromEntries(Object.entries(play.selections).map(([id, price]) => [id, price.returns])),
    );
  });

  it('return between 95 and 97.5 percent', () => {
    for (const { part, of } of returns.values()) {
      expect(part * 1000n >= of * 950n && part * 1000n <= of * 975n).toBe(true);
    }
  });
});
