import fc from 'fast-check';
import { cashOutValue, partValue, type ValuedLeg } from './cash-out-value';
import { codesFor, combinationsOf } from './combinations';
import { potentialPayout } from './payout';

const text = (hundredths: number): string =>
  `${String(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
const price = fc.integer({ min: 104, max: 30_000 }).map(text);
const leg: fc.Arbitrary<ValuedLeg> = fc.record({
  odds: price,
  now: price,
  state: fc.constantFrom('open', 'won', 'halfWon', 'push', 'halfLost', 'lost', 'void'),
});
const bet = fc.array(leg, { minLength: 1, maxLength: 6 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    code: fc.constantFrom(...codesFor(legs.length)),
    unit: fc.bigInt({ min: 1n, max: 5_000_000n }),
  }),
);

describe('what a bet is worth before it is settled', () => {
  it('is never below nothing and never above what the bet may return', () => {
    fc.assert(
      fc.property(bet, ({ code, unit, legs }) => {
        const value = cashOutValue(code, unit, legs);
        expect(value).toBeGreaterThanOrEqual(0n);
        expect(value).toBeLessThanOrEqual(potentialPayout(code, unit, legs));
      }),
    );
  });

  it('is below the stake while prices are as they were taken, and when each has shortened by a twentieth', () => {
    const taken = fc.array(fc.integer({ min: 110, max: 30_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(taken, fc.bigInt({ min: 1n, max: 5_000_000n }), fc.boolean(), (odds, unit, shorter) => {
        const legs = odds.map((each): ValuedLeg => ({
          odds: text(each),
          now: text(shorter ? Math.ceil((each * 95) / 100) : each),
          state: 'open',
        }));
        for (const code of codesFor(legs.length)) {
          const stake = unit * BigInt(combinationsOf(code, legs).length);
          expect(cashOutValue(code, unit, legs)).toBeLessThan(stake);
        }
      }),
    );
  });

  it('rises as a price shortens and falls as it lengthens', () => {
    const at = (now: string) => cashOutValue(1001, 10_000n, [{ odds: '2.00', now, state: 'open' }]);
    expect([at('4.00'), at('2.00'), at('1.25')]).toEqual([4_700n, 9_400n, 15_040n]);
  });

  it('counts what settled legs have brought exactly', () => {
    const open: ValuedLeg = { odds: '2.00', now: '2.00', state: 'open' };
    const of = (state: ValuedLeg['state']) => cashOutValue(2001, 1_000n, [{ odds: '3.00', state }, open]);
    expect((['won', 'halfWon', 'push', 'void', 'halfLost', 'lost'] as const).map(of)).toEqual([
      2_820n,
      1_880n,
      940n,
      940n,
      470n,
      0n,
    ]);
  });

  it('is nothing without a present price', () => {
    expect(cashOutValue(1001, 1_000n, [{ odds: '2.00', state: 'open' }])).toBe(0n);
  });

  it('of two parts is never more than of the whole', () => {
    const amounts = fc.bigInt({ min: 2n, max: 1_000_000n });
    fc.assert(
      fc.property(amounts, amounts, fc.bigInt({ min: 1n, max: 999n }), (value, stake, thousandths) => {
        const part = (stake * thousandths) / 1_000n;
        const whole = partValue(value, part, stake) + partValue(value, stake - part, stake);
        expect(whole).toBeLessThanOrEqual(value);
        expect(whole).toBeGreaterThanOrEqual(value - 1n);
      }),
    );
  });
});
