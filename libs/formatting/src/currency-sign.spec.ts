import { currencySign, formatAmount } from './currency-sign';

describe('the sign of a currency', () => {
  it.each([
    ['CNY', '¥'],
    ['USDT', 'USDT\u00a0'],
    ['toString', 'toString\u00a0'],
    ['', ''],
    [undefined, ''],
  ])('stands before amounts of %s as %j', (currency, sign) => {
    expect(currencySign(currency)).toBe(sign);
  });
});

describe('an amount with its currency', () => {
  it.each([
    ['1000.505', 'CNY', '¥1,000.50'],
    ['-1', 'CNY', '¥-1.00'],
    ['0.1', 'USDT', 'USDT\u00a00.10'],
    ['5', undefined, '5.00'],
  ])('writes %s of %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});
