import fc from 'fast-check';
import { trendPath } from './trend-path';

describe('the line through prices', () => {
  it('is none where no price was seen', () => {
    expect(trendPath([], 44, 12)).toBeUndefined();
  });

  it('is level in the middle while there is one price', () => {
    expect(trendPath([1.9], 44, 12)).toEqual({ line: 'M0 6L44 6', end: [44, 6], way: 'level' });
  });

  it('goes from the first price to the last, the highest on top', () => {
    expect(trendPath([2, 1.5, 2.5], 40, 12)).toEqual({ line: 'M0 6L20 12L40 0', end: [40, 0], way: 'up' });
    expect(trendPath([2.5, 2], 40, 12)).toEqual({ line: 'M0 0L40 12', end: [40, 12], way: 'down' });
  });

  it('stays in its box, whatever the prices', () => {
    const price = fc.double({ min: 1.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), (prices) => {
        const numbers = (trendPath(prices, 44, 12)?.line ?? '').slice(1).split(/[ L]/).map(Number);
        expect(numbers.length).toBe(2 * Math.max(2, prices.length));
        expect(numbers.every((each) => each >= 0 && each <= 44)).toBe(true);
      }),
    );
  });
});
