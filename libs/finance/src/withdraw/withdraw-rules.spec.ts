import { addMoney, compareMoney, fromMinorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import type { WithdrawalLimits } from '../payments/payment';
import { mostWithdrawable, withdrawalBounds, withdrawalCost } from './withdraw-rules';

const LIMITS: WithdrawalLimits = {
  balance: money('11000'),
  min: money('100'),
  max: money('50000'),
  dayLeft: money('160000'),
  timesLeft: 5,
  free: money('10000'),
  turnoverLeft: money('1000'),
  feeRate: '0.0200',
  currency: 'CNY',
  passwordSet: true,
  nameWanted: false,
};

describe('the fee of a withdrawal', () => {
  it.each([
    ['10000', '0.00', '10000.00'],
    ['10000.01', '0.00', '10000.01'],
    ['10500', '10.00', '10490.00'],
    ['10000.99', '0.01', '10000.98'],
  ])('of %s is %s, and %s arrives', (amount, fee, arrives) => {
    expect(withdrawalCost(money(amount), LIMITS)).toEqual({ fee, arrives });
  });

  it('and what arrives are the amount, whatever is free', () => {
    const cents = fc.bigInt({ min: 0n, max: 100_000_000n });
    fc.assert(
      fc.property(cents, cents, (typed, free) => {
        const amount = fromMinorUnits(typed);
        const { fee, arrives } = withdrawalCost(amount, { ...LIMITS, free: fromMinorUnits(free) });
        expect(addMoney(fee, arrives)).toBe(amount);
        expect(compareMoney(fee, money('0'))).not.toBe(-1);
      }),
    );
  });
});

describe('how much may be withdrawn', () => {
  it('is the least of balance, order and day', () => {
    expect(mostWithdrawable(LIMITS)).toBe('11000.00');
    expect(mostWithdrawable({ ...LIMITS, balance: money('70000') })).toBe('50000.00');
    expect(mostWithdrawable({ ...LIMITS, dayLeft: money('20') })).toBe('20.00');
  });

  it('has the day’s rest as its upper bound', () => {
    expect(withdrawalBounds({ ...LIMITS, dayLeft: money('200') })).toEqual({
      min: '100.00',
      max: '200.00',
      available: '11000.00',
    });
  });
});
