import { compareMoney, fromMinorUnits, money, addMoney } from '@heptad/formatting';
import fc from 'fast-check';
import type { OpenCashOutOffer } from '../entities/cash-out';
import { cashOutValueOf } from '../entities/cash-out-value';
import { openOffer, paidCashOut } from './cash-out';
import { cashedOutPart } from './bet-parts';

const wire = {
  betId: '7',
  stake: '100.00',
  value: '96.35',
  step: '0.01',
  least: '1.00',
  at: 1_000,
  expiresAt: '11000',
};

describe('an offer to cash out', () => {
  it('is read from text or numbers', () => {
    expect(openOffer(wire)).toEqual({ ...wire, state: 'open', expiresAt: 11_000 });
  });

  it.each([
    ['stake', '0.00'],
    ['stake', '-1.00'],
    ['value', '0'],
    ['value', 'much'],
    ['step', null],
    ['least', undefined],
    ['at', 0],
    ['at', 'soon'],
    ['expiresAt', 999],
    ['expiresAt', ''],
  ])('with a %s of %j is none', (name, value) => {
    expect(openOffer({ ...wire, [name]: value })).toBeUndefined();
  });

  it('pays for parts what is cut to whole cents, never more in sum than for the whole', () => {
    const cents = fc.bigInt({ min: 1n, max: 100_000_000n });
    fc.assert(
      fc.property(cents, cents, fc.bigInt({ min: 1n, max: 9_999n }), (value, stake, share) => {
        const offer: OpenCashOutOffer = {
          betId: '7',
          state: 'open',
          stake: fromMinorUnits(stake),
          value: fromMinorUnits(value),
          step: money('0.01'),
          least: money('0.01'),
          at: 1,
          expiresAt: 2,
        };
        const part = (stake * share) / 10_000n;
        if (part === 0n) return;
        const sum = addMoney(
          cashOutValueOf(offer, fromMinorUnits(part)),
          cashOutValueOf(offer, fromMinorUnits(stake - part)),
        );
        expect(compareMoney(sum, offer.value)).toBeLessThanOrEqual(0);
        expect(cashOutValueOf(offer, offer.stake)).toBe(offer.value);
      }),
    );
  });
});

describe('a cash-out that was paid', () => {
  const paid = { id: 1, betId: '7', stake: '10.00', paid: '9.40', running: '0.00', at: '5' };

  it('is read whole or not at all', () => {
    expect(paidCashOut(paid)).toEqual({ ...paid, id: '1', at: 5 });
    for (const wrong of [{ stake: '0' }, { paid: '-1' }, { running: 'x' }, { at: '' }])
      expect(paidCashOut({ ...paid, ...wrong })).toBeUndefined();
  });

  it('is a part of a bet only where something was cashed out', () => {
    expect(cashedOutPart('10', '9.4')).toEqual({ cashedOut: { stake: '10.00', paid: '9.40' } });
    expect(cashedOutPart(null, '9.40')).toBeUndefined();
    expect(cashedOutPart('0.00', '0.00')).toBeUndefined();
  });
});
