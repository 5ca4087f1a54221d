import { fromMinorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import * as v from 'valibot';
import { amountForm, readBounded } from './amount-bounds';

const bounds = { min: money('100'), max: money('5000'), available: money('3000.50') };

describe('an amount within bounds', () => {
  it.each([
    ['100', true],
    ['100.00', true],
    ['3000.50', true],
    [' 250. ', true],
  ])('takes %p', (text, ok) => {
    expect(readBounded(text, bounds).ok).toBe(ok);
  });

  it.each([
    ['', 'missing'],
    ['99.99', 'belowMin'],
    ['3000.51', 'tooMuch'],
    ['5000.01', 'tooMuch'],
    ['0', 'notPositive'],
    ['-100', 'tooPrecise'],
    ['100.001', 'tooPrecise'],
    ['1e3', 'tooPrecise'],
    ['1e15', 'tooPrecise'],
    ['-0', 'tooPrecise'],
    ['NaN', 'tooPrecise'],
    ['１００', 'tooPrecise'],
    ['1,000', 'tooPrecise'],
    ['0.001', 'tooPrecise'],
    ['9007199254740993', 'tooMuch'],
  ])('refuses %p: %s', (text, problem) => {
    expect(readBounded(text, bounds)).toEqual({ ok: false, problem });
  });

  it('OPEN-065 has no upper end but its own where the money comes from outside', () => {
    const outside = { min: bounds.min, max: bounds.max };
    expect(readBounded('5000', outside).ok).toBe(true);
    for (const text of ['5000.01', '9999999999999', '9999999999999.99'])
      expect(readBounded(text, outside)).toEqual({ ok: false, problem: 'aboveMax' });
  });

  it('is taken exactly when it is between both ends', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_00n });
    fc.assert(
      fc.property(cents, cents, cents, (min, max, typed) => {
        const reading = readBounded(fromMinorUnits(typed), {
          min: fromMinorUnits(min),
          max: fromMinorUnits(max),
        });
        expect(reading.ok).toBe(typed >= min && typed <= max);
      }),
    );
  });

  it('gives the form the text of what is wrong', () => {
    const parsed = v.safeParse(amountForm(bounds), { amount: '99' });
    expect(parsed.issues?.[0]?.message).toBe('problem.belowMin');
  });
});
