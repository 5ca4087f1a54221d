import fc from 'fast-check';
import { fairDraws } from '../fair/draws';
import { quickDraws, saidDraws, seedOf } from '../testing';
import { MOST_FREE_SPINS, freeSpinsFor, type SlotModel } from './model';
import { SLOT_MODELS } from './models';
import { greatestWinOf, isSlotStake, playSlot } from './spin';

/** Reels on which a stop says what is shown: 0 loses, 3 shows three As, 6 a scatter, 9 one A. */
const STRIP = 'BCDAAASEFACD';
const LAST = 'GHGAAASHHAGH';
const model: SlotModel = {
  ...SLOT_MODELS.calm,
  strips: [STRIP, LAST, STRIP, LAST, STRIP],
  freeMultiplier: 3,
  spinCap: 500,
};
const LOSES = [0, 0, 0, 0, 0];
const THREE_AS = [9, 9, 9, 0, 0];
const SCATTERS = (count: number) => [6, 6, 6, 6, 6].fill(0, count);
const round = (spins: readonly (readonly number[])[], stake = 20n) =>
  playSlot(model, saidDraws(spins.flat()), stake);

describe('a round of a slot', () => {
  it('without a win takes five draws and pays nothing', () => {
    const { spin, freeSpins, amount, stake } = round([LOSES]);
    expect({ amount, stake, freeSpins }).toEqual({ amount: 0n, stake: 20n, freeSpins: [] });
    expect(spin).toEqual({
      stops: LOSES,
      grid: [
        ['B', 'C', 'D'],
        ['G', 'H', 'G'],
        ['B', 'C', 'D'],
        ['G', 'H', 'G'],
        ['B', 'C', 'D'],
      ],
      wins: [],
      scatters: [],
      awarded: 0,
      amount: 0n,
    });
  });

  it('pays units of a twentieth of the stake, to the cent', () => {
    const { spin, amount } = round([THREE_AS], 1_240n);
    expect(spin.wins).toMatchObject([{ symbol: 'A', reels: 3, ways: 1, units: 20, amount: 1_240n }]);
    expect(amount).toBe(1_240n);
  });

  it('pays no more for a spin than its cap, and still says what came', () => {
    const { spin, amount } = round([[3, 3, 3, 3, 3]]);
    expect(spin.wins).toMatchObject([{ ways: 243, amount: 48_600n }]);
    expect([spin.amount, amount]).toEqual([500n, 500n]);
  });

  it('goes on with ten free spins after three scatters, whose wins are multiplied', () => {
    const { spin, freeSpins, amount } = round([SCATTERS(3), THREE_AS, ...Array(9).fill(LOSES)]);
    expect(spin.scatters).toEqual([0, 1, 2].map((reel) => ({ reel, row: 0 })));
    expect(spin.awarded).toBe(10);
    expect(freeSpins).toHaveLength(10);
    expect(freeSpins[0]).toMatchObject({ amount: 60n, wins: [{ units: 20, amount: 60n }] });
    expect(amount).toBe(60n);
  });

  it('caps a free spin after it is multiplied', () => {
    const { freeSpins } = round([SCATTERS(3), [3, 3, 3, 0, 0], ...Array(9).fill(LOSES)]);
    expect(freeSpins[0]).toMatchObject({ amount: 500n, wins: [{ ways: 27, amount: 1_620n }] });
  });

  it.each([
    [2, 0],
    [3, 10],
    [4, 15],
    [5, 20],
  ])('has with %i scatters %i free spins', (scatters, free) => {
    expect(round([SCATTERS(scatters), ...Array(free).fill(LOSES)]).freeSpins).toHaveLength(free);
  });

  it('has further free spins for scatters in free spins, thirty in all at most', () => {
    const again = round([SCATTERS(3), SCATTERS(4), ...Array(24).fill(LOSES)]);
    expect(again.freeSpins[0]).toMatchObject({ awarded: 15 });
    expect(again.freeSpins).toHaveLength(25);

    const most = round([SCATTERS(5), SCATTERS(4), SCATTERS(3), ...Array(28).fill(LOSES)]);
    expect(most.freeSpins.map(({ awarded }) => awarded).slice(0, 3)).toEqual([10, 0, 0]);
    expect(most.freeSpins).toHaveLength(MOST_FREE_SPINS);
  });

  it('takes no more draws than its spins need', () => {
    const left = quickDraws(5);
    let taken = 0;
    const counted = { below: (n: number) => ((taken += 1), left.below(n)) };
    for (let turn = 0; turn < 500; turn += 1) {
      taken = 0;
      const { freeSpins } = playSlot(SLOT_MODELS.calm, counted, 20n);
      expect(taken).toBe(5 * (1 + freeSpins.length));
    }
  });

  it('is the same for the same seeds, here and anywhere', () => {
    const seeds = { serverSeed: seedOf(17), clientSeed: 'heptad', round: 3 };
    const played = playSlot(SLOT_MODELS.brisk, fairDraws(seeds), 100n);
    expect(playSlot(SLOT_MODELS.brisk, fairDraws(seeds), 100n)).toEqual(played);
    // The first five words of node's own HMAC, cut to the lengths of the strips: 31, 30, 31, 30, 31.
    expect(played.spin.stops).toEqual([26, 16, 7, 23, 17]);
  });

  it('pays in proportion to the stake, whole cents of the sum of its spins, never above the greatest win', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(SLOT_MODELS)),
        fc.nat(),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (slot, seed, units) => {
          const small = playSlot(slot, quickDraws(seed), 20n);
          const large = playSlot(slot, quickDraws(seed), 20n * units);
          expect(large.amount).toBe(small.amount * units);
          const spins = [large.spin, ...large.freeSpins];
          expect(spins.reduce((sum, { amount }) => sum + amount, 0n)).toBe(large.amount);
          expect(large.amount <= greatestWinOf(slot, large.stake)).toBe(true);
        },
      ),
    );
  });
});

describe('the stake of a slot', () => {
  it.each([20n, 40n, 100n, 10_000n])('may be %s cents', (stake) => {
    expect(isSlotStake(stake)).toBe(true);
  });

  it.each([0n, -20n, 1n, 19n, 30n, 10_001n])('may not be %s cents', (stake) => {
    expect(isSlotStake(stake)).toBe(false);
    expect(() => playSlot(model, saidDraws(LOSES), stake)).toThrow(RangeError);
  });

  it('says the greatest win in cents', () => {
    expect(greatestWinOf(SLOT_MODELS.calm, 100n)).toBe(75_610n);
  });
});

it('free spins are awarded up to thirty in a round', () => {
  expect([0, 1, 2, 3, 4, 5].map((scatters) => freeSpinsFor(scatters, 0))).toEqual([0, 0, 0, 10, 15, 20]);
  expect([3, 4, 5].map((scatters) => freeSpinsFor(scatters, 20))).toEqual([10, 10, 10]);
  expect(freeSpinsFor(5, MOST_FREE_SPINS)).toBe(0);
});
