import fc from 'fast-check';
import { fromMinorUnits, ZERO } from './money';
import { typedMoney } from './short-money';
import { readCents, readStake } from './stake';

describe('readStake', () => {
  it.each([
    ['12', '12.00'],
    ['12.', '12.00'],
    ['0.5', '0.50'],
    ['0.01', '0.01'],
    ['007', '7.00'],
    ['999999999999.99', '999999999999.99'],
  ])('reads %s as %s', (text, amount) => {
    expect(readStake(text)).toBe(amount);
    expect(readCents(text)).toBe(amount);
  });

  it.each(['', '.', '.5', '-1', '+1', '1.234', '1e3', '1,000', ' 1', 'abc', '1234567890123'])(
    'refuses %j',
    (text) => {
      expect(readStake(text)).toBeUndefined();
      expect(readCents(text)).toBeUndefined();
    },
  );

  it.each(['0', '0.', '0.0', '0.00'])('takes %s for an amount, but for none that is staked', (text) => {
    expect(readCents(text)).toBe(ZERO);
    expect(readStake(text)).toBeUndefined();
  });

  it('reads every amount of whole cents as it was written or typed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }), (cents) => {
        const amount = fromMinorUnits(cents);
        expect(readStake(amount)).toBe(amount);
        expect(readStake(typedMoney(amount))).toBe(amount);
      }),
    );
  });
});
