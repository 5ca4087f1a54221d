import * as fc from 'fast-check';
import { partOfAmount } from './part-of-amount';

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const whole = fc.bigInt({ min: 1n, max: 10_000_000n });

describe('a part of an amount', () => {
  it.each([
    [1_000_00n, 30n, 10_000n, 3_00n],
    [3_33n, 30n, 10_000n, 0n],
    [3_34n, 30n, 10_000n, 1n],
    [-3_34n, 30n, 10_000n, -1n],
    [-1n, 1n, 10_000n, 0n],
    [5n, 1n, 2n, 2n],
    [0n, 45_00n, 10_000n, 0n],
    // Beyond what a number holds exactly.
    [9_007_199_254_740_993n, 1n, 1n, 9_007_199_254_740_993n],
  ])('of %d, %d of %d, is %d', (of, part, all, expected) => {
    expect(partOfAmount(of, part, all)).toBe(expected);
  });

  it('is cut towards zero, to the last unit', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10_000_000n }), whole, (of, part, all) => {
        const given = partOfAmount(of, part, all);
        const rest = of * part - given * all;
        const isCut = of < 0n ? rest <= 0n && -rest < all : rest >= 0n && rest < all;
        expect(isCut).toBe(true);
      }),
    );
  });

  it('never comes to more than the amount when it is split', () => {
    const pieces = fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), pieces, (of, parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0n);
        const given = parts.reduce((sum, part) => sum + partOfAmount(of, part, all), 0n);
        expect(given <= of && of - given < BigInt(parts.length)).toBe(true);
      }),
    );
  });
});
