import fc from 'fast-check';
import { percentText } from '../ratio/ratio';
import {
  HALF_BETS,
  type InsideBet,
  numbersOf,
  type RouletteBet,
  roulettePayout,
  rouletteRefusal,
  THIRD_BETS,
} from './bets';
import { ROULETTE_EDGE, rouletteEdge } from './house-edge';
import { INSIDE_BETS, INSIDE_GROUPS, type InsideKind } from './inside-bets';

const stake = 100n;
const inside = (kind: InsideKind, ...numbers: number[]): InsideBet => ({ kind, numbers, stake });
const ALL_BETS: readonly RouletteBet[] = [
  ...INSIDE_BETS.flatMap((kind) => INSIDE_GROUPS[kind].map((numbers) => ({ kind, numbers, stake }))),
  ...THIRD_BETS.flatMap((kind) => [1, 2, 3].map((which) => ({ kind, which, stake }))),
  ...HALF_BETS.map((kind) => ({ kind, stake })),
];
const nameOf = (bet: RouletteBet) => [bet.kind, ...('which' in bet ? [bet.which] : numbersOf(bet))].join(' ');

describe('the bets of roulette', () => {
  it('are as many as the layout has', () => {
    const counts = INSIDE_BETS.map((kind) => INSIDE_GROUPS[kind].length);
    expect(counts).toEqual([37, 60, 14, 23, 11]);
    expect(new Set(ALL_BETS.map(nameOf)).size).toBe(37 + 60 + 14 + 23 + 11 + 6 + 6);
  });

  it('are all taken, each with an edge of one in 37', () => {
    for (const bet of ALL_BETS) {
      const { part, of } = rouletteEdge(bet);
      expect([nameOf(bet), rouletteRefusal(bet), part * 37n === of]).toEqual([nameOf(bet), undefined, true]);
      expect(percentText({ part, of }, 4)).toBe(ROULETTE_EDGE);
    }
  });

  it.each<[RouletteBet, readonly number[]]>([
    [inside('split', 5, 2), [2, 5]],
    [inside('sixLine', 31, 32, 33, 34, 35, 36), [31, 32, 33, 34, 35, 36]],
    [{ kind: 'dozen', which: 1, stake }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [{ kind: 'dozen', which: 3, stake }, [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]],
    [{ kind: 'column', which: 1, stake }, [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34]],
    [{ kind: 'column', which: 3, stake }, [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    [{ kind: 'red', stake }, [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]],
    [{ kind: 'black', stake }, [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35]],
    [{ kind: 'odd', stake }, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35]],
    [{ kind: 'even', stake }, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36]],
    [{ kind: 'low', stake }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]],
    [{ kind: 'high', stake }, [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]],
  ])('of %j lies on %p', (bet, numbers) => {
    expect(numbersOf(bet)).toEqual(numbers);
  });

  it.each<[RouletteBet, number, bigint]>([
    [inside('straight', 0), 0, 3600n],
    [inside('straight', 17), 18, 0n],
    [inside('split', 17, 20), 20, 1800n],
    [inside('street', 0, 1, 2), 0, 1200n],
    [inside('corner', 0, 1, 2, 3), 3, 900n],
    [inside('sixLine', 1, 2, 3, 4, 5, 6), 6, 600n],
    [{ kind: 'dozen', which: 2, stake }, 24, 300n],
    [{ kind: 'dozen', which: 2, stake }, 25, 0n],
    [{ kind: 'column', which: 2, stake }, 35, 300n],
    [{ kind: 'red', stake }, 36, 200n],
    [{ kind: 'even', stake }, 0, 0n],
    [{ kind: 'low', stake }, 0, 0n],
    [{ kind: 'low', stake }, 19, 0n],
  ])('pays for %j with %i: %s cents', (bet, number, back) => {
    expect(roulettePayout(bet, number)).toBe(back);
  });

  it.each<[string, RouletteBet]>([
    ['notNeighbours', inside('split', 1, 5)],
    // In the next street, though the numbers follow each other.
    ['notNeighbours', inside('split', 3, 4)],
    ['notNeighbours', inside('split', 36, 0)],
    ['notNeighbours', inside('split', 0, 4)],
    ['notNeighbours', inside('split', 7, 7)],
    ['notNeighbours', inside('split', 7)],
    ['notNeighbours', inside('split')],
    ['notNeighbours', inside('split', 1, 2, 3)],
    ['notOneNumber', inside('straight')],
    ['notOneNumber', inside('straight', 1, 2)],
    ['notStreet', inside('street', 2, 3, 4)],
    ['notStreet', inside('street', 0, 1, 3)],
    ['notStreet', inside('street', 1, 2)],
    ['notCorner', inside('corner', 3, 4, 6, 7)],
    ['notCorner', inside('corner', 34, 35, 36, 0)],
    ['notCorner', inside('corner', 1, 2, 3, 4)],
    ['notSixLine', inside('sixLine', 2, 3, 4, 5, 6, 7)],
    ['notSixLine', inside('sixLine', 1, 2, 3, 7, 8, 9)],
    ['notSixLine', inside('sixLine', 0, 1, 2, 3, 4, 5)],
    ['noSuchNumber', inside('straight', 37)],
    ['noSuchNumber', inside('straight', -1)],
    ['noSuchNumber', inside('split', 1, 1.5)],
    ['noSuchNumber', inside('straight', Number.NaN)],
    ['noSuchDozen', { kind: 'dozen', which: 0, stake }],
    ['noSuchDozen', { kind: 'dozen', which: 4, stake }],
    ['noSuchColumn', { kind: 'column', which: 1.5, stake }],
    ['stake', { kind: 'red', stake: 0n }],
    ['stake', { ...inside('straight', 7), stake: -1n }],
  ])('is refused as %s: %j', (refusal, bet) => {
    expect(rouletteRefusal(bet)).toBe(refusal);
    expect(() => roulettePayout(bet, 7)).toThrow(RangeError);
  });

  it('are taken on inside numbers in any order, and on no numbers that do not touch', () => {
    // By the layout as it is seen: column and row of a number, and zero as wide as the first row.
    const touch = (a: number, b: number): boolean => {
      const [low, high] = a < b ? [a, b] : [b, a];
      if (low === 0) return high >= 1 && high <= 3;
      const [row, column] = [Math.floor((low - 1) / 3), (low - 1) % 3];
      const [nextRow, nextColumn] = [Math.floor((high - 1) / 3), (high - 1) % 3];
      return Math.abs(row - nextRow) + Math.abs(column - nextColumn) === 1;
    };
    fc.assert(
      fc.property(fc.nat(36), fc.nat(36), (a, b) => {
        expect(rouletteRefusal(inside('split', a, b)) === undefined).toBe(touch(a, b));
      }),
      { numRuns: 1000 },
    );
  });

  it('give back whole cents whatever the stake', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_BETS), fc.bigInt({ min: 1n, max: 10n ** 15n }), (bet, cents) => {
        const numbers = numbersOf(bet);
        const back = roulettePayout({ ...bet, stake: cents }, numbers[0] ?? 0);
        expect(back * BigInt(numbers.length)).toBe(cents * 36n);
      }),
    );
  });
});
