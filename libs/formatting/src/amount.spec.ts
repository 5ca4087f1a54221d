import fc from 'fast-check';
import { formatAmount, formatResult, shortAmount } from './amount';
import { formatMoney, fromMinorUnits, money } from './money';

describe('an amount with its currency (FORMAT-008)', () => {
  it.each([
    ['1000.505', 'CNY', '¥1,000.50'],
    ['-1', 'CNY', '−¥1.00'],
    ['-0.001', 'CNY', '¥0.00'],
    ['0.1', 'USDT', 'USDT\u00a00.10'],
    ['-12.5', 'USDT', '−USDT\u00a012.50'],
    ['5', undefined, '5.00'],
    ['-5', undefined, '−5.00'],
    ['no number', 'CNY', '¥0.00'],
  ])('writes %s of %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  it.each([
    ['100', '¥100'],
    ['1000.5', '¥1,000.50'],
    ['-100', '−¥100'],
  ])('writes %s in short as %s', (amount, text) => {
    expect(shortAmount(money(amount), 'CNY')).toBe(text);
  });

  it.each([
    ['12', '+¥12.00'],
    ['-12', '−¥12.00'],
    ['0', '¥0.00'],
    ['0.001', '¥0.00'],
    ['-0.009', '¥0.00'],
  ])('writes a result of %s as %s', (amount, text) => {
    expect(formatResult(amount, 'CNY')).toBe(text);
  });

  it('keeps every digit, and says by one mark before the sign whether it is more or less than nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (cents) => {
        const amount = fromMinorUnits(cents);
        const digits = formatMoney(amount).replace('-', '');
        const mark = cents < 0n ? '−' : '';
        expect(formatAmount(amount, 'CNY')).toBe(`${mark}¥${digits}`);
        expect(formatResult(amount, 'CNY')).toBe(`${cents > 0n ? '+' : mark}¥${digits}`);
      }),
    );
  });
});
