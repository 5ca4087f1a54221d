import { currencySign } from './currency-sign';

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
