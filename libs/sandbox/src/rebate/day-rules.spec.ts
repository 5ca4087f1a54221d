import { rebate } from '@heptad/contracts';
import fc from 'fast-check';
import { AREA_NAMES } from '../platform/venues';
import { reckonDay, rebateOf, totalOf } from './day-rules';
import { percentOf, ratioOf, REBATE_KINDS, REBATE_RATIOS } from './ratios';

const cents = fc.bigInt({ min: 0n, max: 10_000_000_00n });
const kind = fc.constantFrom(...REBATE_KINDS);
const grade = fc.integer({ min: 0, max: 10 });

describe('the ratios of rebate', () => {
  it('are of every kind of venue, and of every grade no less than of the one below', () => {
    expect([...REBATE_KINDS].toSorted()).toEqual([...rebate.kinds].toSorted());
    expect([...REBATE_KINDS].toSorted()).toEqual(Object.keys(AREA_NAMES).toSorted());
    for (const ratios of Object.values(REBATE_RATIOS)) {
      expect(ratios).toHaveLength(11);
      ratios.forEach((ratio, place) => expect(ratio >= (ratios[place - 1] ?? 1n)).toBe(true));
    }
  });

  it.each([
    [0, 30n],
    [10, 80n],
    [-1, 30n],
    [99, 80n],
  ])('of grade %d are those of the table', (of, ratio) => {
    expect(ratioOf('sports', of)).toBe(ratio);
  });

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [30n, '0.30'],
    [120n, '1.20'],
  ])('of %d parts are written %s', (ratio, written) => {
    expect(percentOf(ratio)).toBe(written);
  });
});

describe('the rebate of a day', () => {
  it('is cut to whole cents once, kind by kind', () => {
    expect(rebateOf(333n, 30n)).toBe(0n);
    expect(rebateOf(334n, 30n)).toBe(1n);
    const bets = [167n, 167n].map((amount) => ({ kind: 'sports' as const, amount, rule: 'whole' as const }));
    expect(totalOf(reckonDay(bets, [], 0))).toEqual({ turnover: 334n, rebate: 1n });
    const apart = bets.map((bet, place) => ({ ...bet, kind: place === 0 ? bet.kind : ('esports' as const) }));
    expect(totalOf(reckonDay(apart, [], 0))).toEqual({ turnover: 334n, rebate: 0n });
  });

  it('of kinds without bets is nothing, with the ratio of the grade', () => {
    const chess = reckonDay([], [], 10).find((each) => each.kind === 'chess');
    expect(chess).toEqual({ kind: 'chess', turnover: 0n, correction: 0n, ratio: 80n, rebate: 0n });
  });

  it('sets off what earlier days count otherwise, down to nothing and never below', () => {
    const bets = [{ kind: 'sports' as const, amount: 1_000n, rule: 'whole' as const }];
    const corrected = (delta: bigint) => reckonDay(bets, [{ kind: 'sports', delta }], 0)[0];
    expect(corrected(-400n)).toMatchObject({ turnover: 1_000n, correction: -400n });
    expect(corrected(-1_001n)).toMatchObject({ turnover: 1_000n, correction: -1_000n, rebate: 0n });
    expect(corrected(1_000n)).toMatchObject({ correction: 1_000n, rebate: 6n });
  });

  it('is never below zero, never above the highest ratio, and no less for more turnover or a higher grade', () => {
    const bet = fc.record({ kind, amount: cents, rule: fc.constant('whole' as const) });
    const correction = fc.record({ kind, delta: fc.bigInt({ min: -10_000_000_00n, max: 10_000_000_00n }) });
    fc.assert(
      fc.property(fc.array(bet), fc.array(correction), grade, bet, (bets, corrections, of, further) => {
        const day = reckonDay(bets, corrections, of);
        expect(day.map((each) => each.kind)).toEqual(REBATE_KINDS);
        for (const { turnover, correction: set, ratio, rebate: amount } of day) {
          expect(turnover + set >= 0n && amount >= 0n).toBe(true);
          expect(amount * 10_000n <= (turnover + set) * ratio).toBe(true);
        }
        const { rebate: sum } = totalOf(day);
        expect(totalOf(reckonDay([...bets, further], corrections, of)).rebate >= sum).toBe(true);
        expect(totalOf(reckonDay(bets, corrections, of + 1)).rebate >= sum).toBe(true);
      }),
    );
  });
});
