import { addMoney, compareMoney, fromMinorUnits, money, ZERO } from '@heptad/formatting';
import fc from 'fast-check';
import { amountOf, readAmount } from './transfer-rules';

const available = money('100.00');

describe('readAmount', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['0', 'notPositive'],
    ['0.00', 'notPositive'],
    ['1.005', 'tooPrecise'],
    ['1e3', 'tooPrecise'],
    ['1e15', 'tooPrecise'],
    ['-0', 'tooPrecise'],
    ['NaN', 'tooPrecise'],
    ['１００', 'tooPrecise'],
    ['1,000', 'tooPrecise'],
    ['0.001', 'tooPrecise'],
    ['9007199254740993', 'tooMuch'],
    ['9999999999999.99', 'tooMuch'],
    ['9999999999999.999', 'tooPrecise'],
    ['-5', 'tooPrecise'],
    ['100.01', 'tooMuch'],
  ])('refuses %j as %s', (text, problem) => {
    expect(readAmount(text, available)).toEqual({ ok: false, problem });
  });

  it('takes everything there is, and an unfinished number', () => {
    expect(readAmount('100', available)).toEqual({ ok: true, amount: '100.00' });
    expect(readAmount('12.', available)).toEqual({ ok: true, amount: '12.00' });
  });

  it('lets any amount pass while the balance is not known: the platform judges it', () => {
    expect(readAmount('999999', undefined)).toEqual({ ok: true, amount: '999999.00' });
  });

  it('takes an amount of cents exactly when it is positive and there', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        (cents, there) => {
          const amount = fromMinorUnits(cents);
          const reading = readAmount(amount, fromMinorUnits(there));
          expect(reading.ok).toBe(cents > 0n && cents <= there);
          if (reading.ok) expect(compareMoney(addMoney(reading.amount, ZERO), amount)).toBe(0);
        },
      ),
    );
  });
});

describe('amountOf', () => {
  it('keeps a canonical amount of an address and drops anything else', () => {
    expect(amountOf('12.50')).toBe('12.50');
    for (const text of [null, '12', '12.5x', '<b>']) expect(amountOf(text)).toBe('');
  });
});
