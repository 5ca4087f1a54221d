import { fromMinorUnits, minorUnits, money } from '@heptad/formatting';
import fc from 'fast-check';
import { OFFER } from '../testing/agents-scene';
import { commissionExample } from './commission';

const [netWin, turnover] = OFFER.plans;
if (netWin === undefined || turnover === undefined) throw new Error('two plans');

describe('an example of a month', () => {
  it.each([
    [netWin, 3, '1000', '3000.00', '25.00', '750.00'],
    [netWin, 5, '10000', '50000.00', '30.00', '15000.00'],
    [netWin, 4, '20000', '80000.00', '25.00', '20000.00'],
    [netWin, 3, '0.01', '0.03', '25.00', '0.00'],
    [turnover, 3, '333.33', '999.99', '0.10', '0.99'],
    [turnover, 9_999, '999999999999.99', '9998999999999900.01', '0.10', '9998999999999.90'],
  ] as const)(
    'ROUTE-063 %#: of %i members with %s each',
    (plan, members, each, result, percent, commission) => {
      expect(commissionExample(plan, members, money(each))).toEqual({
        result,
        tier: expect.objectContaining({ percent }) as object,
        commission,
      });
    },
  );

  it.each([
    [2, '1000'],
    [0, '1000'],
    [9, '0'],
  ])('earns nothing with %i members and %s each', (members, each) => {
    const example = commissionExample(netWin, members, money(each));
    expect(example.commission).toBe('0.00');
    expect(example.tier).toBeUndefined();
  });

  it('never promises more than the rate of its tier, whatever is typed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999 }), fc.bigInt({ min: 0n, max: 10n ** 11n }), (members, cents) => {
        const { commission, tier, result } = commissionExample(netWin, members, fromMinorUnits(cents));
        const rate = tier === undefined ? 0n : minorUnits(money(tier.percent));
        expect(minorUnits(commission) * 10_000n).toBeLessThanOrEqual(minorUnits(result) * rate);
      }),
    );
  });
});
