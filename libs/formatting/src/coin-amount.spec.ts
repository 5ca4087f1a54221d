import fc from 'fast-check';
import { coinAmount } from './coin-amount';
import { fromMinorUnits, money } from './money';
import { multiplyMoney } from './money-arithmetic';

describe('an amount in coins', () => {
  it.each([
    ['720', '7.20', '100.00'],
    ['1000', '7.20', '138.8888'],
    ['1000', '7.2345', '138.2265'],
    ['0.01', '7.20', '0.0013'],
    ['0.01', '999999.9999', '0.00'],
    ['100', '0.0001', '1000000.00'],
  ])('FORMAT-009 of %s at %s is %s, cut to four decimals', (amount, rate, coins) => {
    expect(coinAmount(money(amount), rate)).toBe(coins);
  });

  it.each(['0', '0.0000', '', 'x', '-7.2', '1e3', '7.123456789'])('is not known at the rate %j', (rate) => {
    expect(coinAmount(money('100'), rate)).toBeUndefined();
  });

  it('FORMAT-009 takes a rate of eight decimals, and one without digits before the point', () => {
    expect(coinAmount(money('1'), '0.00000003')).toBe('33333333.3333');
    expect(coinAmount(money('1'), '.3')).toBe('3.3333');
    expect(coinAmount(money('1'), '+3.')).toBe('0.3333');
  });

  it('is not known of an amount below zero', () => {
    expect(coinAmount(money('-1'), '7.20')).toBeUndefined();
    expect(coinAmount(money('0'), '7.20')).toBe('0.00');
  });

  it('is never more than the amount is worth, and never a ten-thousandth too little', () => {
    const rates = fc.bigInt({ min: 1n, max: 99_999_999n });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000_00n }), rates, (cents, tenThousandths) => {
        const [whole, rest] = [tenThousandths / 10_000n, tenThousandths % 10_000n];
        const rate = `${String(whole)}.${String(rest).padStart(4, '0')}`;
        const [coins = '', part = ''] = (coinAmount(fromMinorUnits(cents), rate) ?? '').split('.');
        const units = BigInt(coins + part.padEnd(4, '0'));
        expect(units * tenThousandths <= cents * 1_000_000n).toBe(true);
        expect((units + 1n) * tenThousandths > cents * 1_000_000n).toBe(true);
      }),
    );
  });

  it('comes back as no more than it was', () => {
    expect(multiplyMoney(coinAmount(money('1000'), '7.20') ?? money('0'), '7.20')).toBe('999.99');
  });
});
