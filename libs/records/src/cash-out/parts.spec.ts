import { addMoney, compareMoney, fromMinorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import { openOffer } from './testing/cash-out-scene';
import { partOf, partsOf } from './parts';

describe('the parts of a stake', () => {
  it('are exact amounts, and the whole is the offer itself', () => {
    expect(
      partsOf(openOffer()).map(({ stake, value, rest, allowed }) => [stake, value, rest, allowed]),
    ).toEqual([
      ['5.00', '4.70', '15.00', true],
      ['10.00', '9.40', '10.00', true],
      ['15.00', '14.10', '5.00', true],
      ['20.00', '18.80', '0.00', true],
    ]);
  });

  it('are cut to what the venue takes as one', () => {
    const offer = openOffer({ stake: money('10.01'), step: money('0.11'), value: money('9.00') });
    expect(partOf(offer, '25')).toMatchObject({ stake: '2.42', rest: '7.59' });
  });

  it('too small to be cashed out or left are not allowed; all of it always is', () => {
    const offer = openOffer({ stake: money('3.00'), value: money('2.82') });
    expect(partsOf(offer).map(({ allowed }) => allowed)).toEqual([false, true, false, true]);
    const tiny = openOffer({ stake: money('0.50'), value: money('0.01') });
    expect(partsOf(tiny).map(({ allowed }) => allowed)).toEqual([false, false, false, true]);
  });

  it('never pay more than the offer, and lose no cent of the stake', () => {
    const cents = fc.bigInt({ min: 1n, max: 100_000_000n });
    fc.assert(
      fc.property(cents, cents, fc.bigInt({ min: 1n, max: 247n }), (stake, value, step) => {
        const offer = openOffer({
          stake: fromMinorUnits(stake * step),
          value: fromMinorUnits(value),
          step: fromMinorUnits(step),
        });
        for (const part of partsOf(offer)) {
          expect(addMoney(part.stake, part.rest)).toBe(offer.stake);
          expect(compareMoney(part.value, offer.value)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
