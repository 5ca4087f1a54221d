import fc from 'fast-check';
import { combinationCount, comboCodes, foldSizes, MAX_COMBO_LEGS } from './combo-codes';

describe('combo codes', () => {
  it.each([
    [2, [2001]],
    [3, [3001, 2001, 3004]],
    [4, [4001, 2001, 3001, 4011]],
    [5, [5001, 2001, 3001, 4001, 5026]],
    [8, [8001, 2001, 3001, 4001, 5001, 6001, 7001, 8247]],
  ])('of %i selections are %j', (legs, codes) => {
    expect(comboCodes(legs)).toEqual(codes);
  });

  it.each([0, 1, MAX_COMBO_LEGS + 1])('of %i selections are none', (legs) => {
    expect(comboCodes(legs)).toEqual([]);
  });

  it.each([
    [1001, 1, 1],
    [2001, 2, 1],
    [2001, 3, 3],
    [3004, 3, 4],
    [3001, 4, 4],
    [4011, 4, 11],
    [5026, 5, 26],
    [6057, 6, 57],
    [7120, 7, 120],
    [8247, 8, 247],
    [4001, 8, 70],
  ])('%i of %i selections makes %i bets', (code, legs, bets) => {
    expect(combinationCount(code, legs)).toBe(bets);
  });

  it.each([
    [1001, 2],
    [2001, 1],
    [3004, 4],
    [9001, 9],
    [2002, 3],
    [0, 0],
    [1, 1],
    [2001.5, 2],
    [Number.NaN, 3],
  ])('%p does not go with %p selections', (code, legs) => {
    expect(foldSizes(code, legs)).toEqual([]);
    expect(combinationCount(code, legs)).toBe(0);
  });

  it('count as many bets as there are subsets of their sizes', () => {
    const asked = fc
      .integer({ min: 2, max: MAX_COMBO_LEGS })
      .chain((legs) => fc.tuple(fc.constant(legs), fc.constantFrom(...comboCodes(legs))));
    fc.assert(
      fc.property(asked, ([legs, code]) => {
        const sizes = foldSizes(code, legs);
        let subsets = 0;
        for (let mask = 0; mask < 2 ** legs; mask += 1) {
          const size = [...mask.toString(2)].filter((bit) => bit === '1').length;
          if (sizes.includes(size)) subsets += 1;
        }
        expect(combinationCount(code, legs)).toBe(subsets);
        // The number behind the thousands says how many bets the whole cover makes.
        if (code % 1000 !== 1) expect(subsets).toBe(code % 1000);
      }),
    );
  });
});
