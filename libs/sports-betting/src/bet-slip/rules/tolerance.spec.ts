import { compareOdds, odds } from '@heptad/formatting';
import fc from 'fast-check';
import { TOLERANCES } from '../quick-bet-choices';
import { isWithinTolerance } from './tolerance';

describe('a worse price', () => {
  it.each([
    ['1.90', '1.89', '0', false],
    ['1.90', '1.89', '1', true],
    ['2.00', '1.98', '1', true],
    ['2.00', '1.97', '1', false],
    ['2.00', '1.96', '2', true],
    ['2.00', '1.95', '2', false],
    ['2.00', '1.90', '5', true],
    ['100', '95', '5', true],
    ['100', '94.99', '5', false],
  ] as const)('than %s, %s, is within %s per cent: %s', (tapped, live, tolerance, within) => {
    expect(isWithinTolerance(odds(tapped), odds(live), tolerance)).toBe(within);
  });

  it('is never more than the agreed part worse, and a better or equal one is not worse', () => {
    const cents = fc.integer({ min: 101, max: 99_999 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(...TOLERANCES), (before, now, tolerance) => {
        const [tapped, live] = [odds((before / 100).toFixed(2)), odds((now / 100).toFixed(2))];
        const within = isWithinTolerance(tapped, live, tolerance);
        expect(within).toBe(now < before && now * 100 >= before * (100 - Number(tolerance)));
        if (compareOdds(live, tapped) >= 0) expect(within).toBe(false);
      }),
    );
  });
});
