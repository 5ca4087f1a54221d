import { money } from '@heptad/formatting';
import { feeOf, payAmountOf, payAmountText } from './pay-amount';

const FREE = { rate: undefined, feeRate: undefined };

describe('what has to be paid', () => {
  it('is the amount itself in the wallet’s own currency', () => {
    expect(payAmountOf(money('500'), FREE)).toBe('500.00');
    expect(payAmountText(money('500'), { isCoin: false, currency: 'CNY' })).toBe('¥500.00');
  });

  it('FORMAT-009 has four decimals in coins, also at a rate of four decimals', () => {
    expect(payAmountOf(money('1000'), { ...FREE, rate: '7.2345' })).toBe('138.2265');
    expect(payAmountText(money('138.8'), { isCoin: true, currency: 'USDT' })).toBe('138.8000 USDT');
  });

  it('is left to the order where the rate is nothing', () => {
    expect(payAmountOf(money('1000'), { ...FREE, rate: '0.0000' })).toBeUndefined();
  });

  it('has the fee on top of the amount, cut to whole cents as the platform cuts it', () => {
    expect(feeOf(money('50.99'), '0.0060')).toBe('0.30');
    expect(payAmountOf(money('50.99'), { ...FREE, feeRate: '0.0060' })).toBe('51.29');
    expect(feeOf(money('50.99'), undefined)).toBe('0.00');
  });
});
