import { money } from '@heptad/formatting';
import { payAmountOf, payAmountText } from './pay-amount';

describe('what has to be paid', () => {
  it('is the amount itself in the wallet’s own currency', () => {
    expect(payAmountOf(money('500'), undefined)).toBe('500.00');
    expect(payAmountText(money('500'), false)).toBe('500.00');
  });

  it('FORMAT-009 has four decimals in coins, also at a rate of four decimals', () => {
    expect(payAmountOf(money('1000'), '7.2345')).toBe('138.2265');
    expect(payAmountText(money('138.8'), true)).toBe('138.8000');
  });

  it('is left to the order where the rate is nothing', () => {
    expect(payAmountOf(money('1000'), '0.0000')).toBeUndefined();
  });
});
