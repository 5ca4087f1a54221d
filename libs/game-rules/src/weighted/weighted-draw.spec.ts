import fc from 'fast-check';
import { fairDraws } from '../fair/draws';
import { saidDraws, seedOf } from '../testing';
import { drawWeighted, rowAt } from './weighted-draw';

describe('a weighted draw', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 2],
    [9, 2],
    [10, 3],
  ])('at %d falls into row %d', (drawn, row) => {
    expect(drawWeighted(saidDraws([drawn]), [3, 0, 7, 1])).toEqual({ row, drawn });
  });

  it.each([[[0, 0]], [[]], [[1, -1]], [[0.5]], [[Number.NaN]]])('is none from %j', (weights) => {
    expect(() => drawWeighted(saidDraws([0]), weights)).toThrow(RangeError);
  });

  it.each([11, -1, 0.5])('has no row at %d', (drawn) => {
    expect(() => rowAt([3, 0, 7, 1], drawn)).toThrow(RangeError);
  });

  it('draws every number of a row and nothing else', () => {
    const weights = fc
      .array(fc.nat(20), { minLength: 1, maxLength: 8 })
      .filter((all) => all.some((weight) => weight > 0));
    fc.assert(
      fc.property(weights, (table) => {
        const counts = table.map(() => 0);
        const total = table.reduce((sum, weight) => sum + weight, 0);
        for (let drawn = 0; drawn < total; drawn += 1) {
          const row = rowAt(table, drawn);
          counts[row] = (counts[row] ?? 0) + 1;
        }
        expect(counts).toEqual(table);
      }),
    );
  });

  // The band is left by chance once in a thousand tries a row; the seed is fixed, so a right draw stays within it.
  it('comes as often as its weights have it, over 100,000 draws within the 99.9 % band', () => {
    const weights = [5000, 2500, 1500, 800, 150, 50];
    const draws = fairDraws({ serverSeed: seedOf(18), clientSeed: 'band', round: 1 });
    const counts = weights.map(() => 0);
    const all = 100_000;
    for (let turn = 0; turn < all; turn += 1) {
      const { row } = drawWeighted(draws, weights);
      counts[row] = (counts[row] ?? 0) + 1;
    }
    for (const [row, weight] of weights.entries()) {
      const share = weight / 10_000;
      const band = 3.29 * Math.sqrt(all * share * (1 - share));
      expect(Math.abs((counts[row] ?? 0) - all * share)).toBeLessThanOrEqual(band);
    }
  });
});
