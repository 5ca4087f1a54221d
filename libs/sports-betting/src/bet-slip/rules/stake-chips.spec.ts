import { addMoney, money, readCents, ZERO } from '@heptad/formatting';
import fc from 'fast-check';
import { raisedStake, stakeChips } from './stake-chips';

describe('a quick amount', () => {
  it.each([
    ['', '50', '50'],
    ['0', '50', '50'],
    ['12.', '10', '22'],
    ['12.5', '100', '112.50'],
    ['0.01', '10', '10.01'],
  ])('on "%s" of %s gives %s', (text, amount, sum) => {
    expect(raisedStake(text, amount)).toBe(sum);
  });

  it('changes nothing where the sum cannot be written', () => {
    expect(raisedStake('999999999999.99', '10')).toBe('999999999999.99');
  });

  it('adds exactly, to the cent, in any order', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((each) => (each / 100).toFixed(2));
    fc.assert(
      fc.property(cents, fc.constantFrom('10', '500'), fc.constantFrom('50', '1000'), (text, a, b) => {
        const once = raisedStake(raisedStake(text, a), b);
        expect(once).toBe(raisedStake(raisedStake(text, b), a));
        expect(readCents(once) ?? ZERO).toBe(addMoney(money(text), addMoney(money(a), money(b))));
      }),
    );
  });

  it('is offered from the least up, the member’s own among them once', () => {
    expect(stakeChips(undefined)).toEqual(['10', '50', '100', '500', '1000']);
    expect(stakeChips('200')).toEqual(['10', '50', '100', '200', '500', '1000']);
    expect(stakeChips('50')).toEqual(['10', '50', '100', '500', '1000']);
  });
});
