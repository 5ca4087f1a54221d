import fc from 'fast-check';
import { fromMinorUnits, money } from './money';
import { shortMoney, typedMoney } from './short-money';

describe('shortMoney', () => {
  it.each([
    ['50000.00', '50,000'],
    ['0.00', '0'],
    ['1000.50', '1,000.50'],
    ['100.05', '100.05'],
  ])('writes %s as %s: cents only where there are some', (amount, text) => {
    expect(shortMoney(money(amount))).toBe(text);
  });
});

describe('typedMoney', () => {
  it.each([
    ['100', '100'],
    ['50000.00', '50000'],
    ['0.50', '0.50'],
    ['-1000.00', '-1000'],
    ['100.0050', '100.005'],
  ])('writes %s as %s, as it would have been typed', (amount, text) => {
    expect(typedMoney(money(amount))).toBe(text);
  });

  it('is read back as the amount it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (cents) => {
        const amount = fromMinorUnits(cents);
        expect(money(typedMoney(amount))).toBe(amount);
      }),
    );
  });
});
