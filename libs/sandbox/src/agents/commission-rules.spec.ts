import fc from 'fast-check';
import { LEAST_ACTIVE, PLANS, reckon, type AgentPlan } from './commission-rules';

const month = { active: 5, turnover: 0n, net: 0n, carried: 0n };

describe('what a month earns an agent', () => {
  it.each([
    ['a small result', { net: 1_000_00n }, 25_00n, 250_00n],
    ['one cent below the second tier', { net: 49_999_99n }, 25_00n, 12_499_99n],
    ['the second tier', { net: 50_000_00n }, 30_00n, 15_000_00n],
    ['a result that the active members do not reach', { net: 200_000_00n }, 30_00n, 60_000_00n],
    ['parts of a cent, which are cut', { net: 3n }, 25_00n, 0n],
  ])('ROUTE-063 pays of the net result: %s', (_what, given, rate, commission) => {
    expect(reckon('netWin', { ...month, ...given })).toEqual({
      state: 'reckoned',
      rate,
      commission,
      carry: 0n,
    });
  });

  it('carries a result below zero until it is made up', () => {
    const first = reckon('netWin', { ...month, net: -300_00n });
    expect(first).toEqual({ state: 'reckoned', rate: 0n, commission: 0n, carry: -300_00n });
    const second = reckon('netWin', { ...month, net: 200_00n, carried: first.carry });
    expect(second).toEqual({ state: 'reckoned', rate: 0n, commission: 0n, carry: -100_00n });
    const third = reckon('netWin', { ...month, net: 500_00n, carried: second.carry });
    expect(third).toMatchObject({ commission: 100_00n, carry: 0n });
  });

  it('pays of valid turnover whatever the members have won', () => {
    const result = { ...month, turnover: 600_000_00n, net: -90_000_00n };
    expect(reckon('turnover', result)).toEqual({
      state: 'reckoned',
      rate: 15n,
      commission: 900_00n,
      carry: 0n,
    });
  });

  it('reckons nothing of fewer active members than the least, and keeps what came over', () => {
    const result = { active: LEAST_ACTIVE - 1, turnover: 9_000_00n, net: 9_000_00n, carried: -1n };
    for (const plan of ['netWin', 'turnover'] as const)
      expect(reckon(plan, result)).toEqual({ state: 'carried', rate: 0n, commission: 0n, carry: -1n });
  });

  it('never pays below zero or more than the highest rate, and never carries above zero', () => {
    const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(
        fc.constantFrom<AgentPlan>('netWin', 'turnover'),
        fc.record({
          active: fc.nat({ max: 60 }),
          turnover: fc.bigInt({ min: 0n, max: 10n ** 12n }),
          net: amount,
          carried: fc.bigInt({ min: -(10n ** 12n), max: 0n }),
        }),
        (plan, result) => {
          const { commission, carry, rate } = reckon(plan, result);
          const base = plan === 'netWin' ? result.net + result.carried : result.turnover;
          const highest = PLANS[plan].at(-1)?.rate ?? 0n;
          expect(commission).toBeGreaterThanOrEqual(0n);
          expect(rate).toBeLessThanOrEqual(highest);
          expect(commission * 10_000n).toBeLessThanOrEqual((base > 0n ? base : 0n) * highest);
          expect(carry).toBeLessThanOrEqual(0n);
          if (commission > 0n) expect(carry).toBe(0n);
        },
      ),
    );
  });
});
