import fc from 'fast-check';
import { summaryOf, type PastPrice } from './price-summary';

const price = (at: number, odds: string): PastPrice => ({ at, odds });

const courses = fc
  .array(fc.integer({ min: 101, max: 30_000 }), { minLength: 1, maxLength: 60 })
  .map((hundredths) => hundredths.map((value, at) => price(at, (value / 100).toFixed(2))));

describe('the summary of a price', () => {
  it('has nothing to say of nothing', () => {
    expect(summaryOf([])).toBeUndefined();
  });

  it('is the one price four times where there is but one', () => {
    const only = price(7, '1.90');
    expect(summaryOf([only])).toEqual({ open: only, high: only, low: only, now: only });
  });

  it('compares numbers, not texts', () => {
    const [nine, ten] = [price(1, '9.50'), price(2, '10.00')];
    expect(summaryOf([nine, ten])).toEqual({ open: nine, high: ten, low: nine, now: ten });
  });

  it('tells prices apart that floating point does not', () => {
    const [less, more] = [price(1, '999999999.10000001'), price(2, '999999999.10000002')];
    expect(Number(less.odds)).toBe(Number(more.odds));
    expect(summaryOf([less, more])).toEqual({ open: less, high: more, low: less, now: more });
    expect(summaryOf([more, less])).toEqual({ open: more, high: more, low: less, now: less });
  });

  it('names prices of the course: its ends, and none above the high or below the low', () => {
    fc.assert(
      fc.property(courses, (prices) => {
        const summary = summaryOf(prices);
        if (summary === undefined) throw new Error('there are prices');
        expect(summary.open).toBe(prices[0]);
        expect(summary.now).toBe(prices.at(-1));
        for (const each of Object.values(summary)) expect(prices).toContain(each);
        for (const { odds } of prices) {
          expect(Number(odds)).toBeLessThanOrEqual(Number(summary.high.odds));
          expect(Number(odds)).toBeGreaterThanOrEqual(Number(summary.low.odds));
        }
        const earlier = prices.slice(0, summary.high.at);
        expect(earlier.every(({ odds }) => Number(odds) < Number(summary.high.odds))).toBe(true);
      }),
    );
  });
});
