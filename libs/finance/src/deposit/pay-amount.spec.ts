import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import { payAmountOf } from './pay-amount';

describe('what has to be paid', () => {
  it('is the amount itself in the wallet’s own currency', () => {
    expect(payAmountOf(money('500'), undefined)).toBe('500.00');
  });

  it.each([
    ['720', '7.20', '100.00'],
    ['1000', '7.20', '138.89'],
    ['0.01', '7.20', '0.01'],
  ])('%s at %s is %s coins', (amount, rate, coins) => {
    expect(payAmountOf(money(amount), rate)).toBe(coins);
  });

  it('is never too little, and never a hundredth more than is needed', () => {
    const cents = fc.bigInt({ min: 1n, max: 100_000_000n });
    fc.assert(
      fc.property(cents, fc.bigInt({ min: 1n, max: 10_000n }), (amount, rate) => {
        const coins = minorUnits(payAmountOf(fromMinorUnits(amount), fromMinorUnits(rate)));
        expect(coins * rate >= amount * 100n).toBe(true);
        expect((coins - 1n) * rate < amount * 100n).toBe(true);
      }),
    );
  });
});
