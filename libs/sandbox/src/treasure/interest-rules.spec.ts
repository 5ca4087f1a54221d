import * as fc from 'fast-check';
import { earnedParts, interestOf, lowestOf, PARTS, RATE_TIERS } from './interest-rules';

const amount = fc.bigInt({ min: 0n, max: 2_000_000_00n });
const carry = fc.bigInt({ min: 0n, max: PARTS - 1n });

describe('a day’s interest', () => {
  it.each([
    ['nothing', 0n, 0n],
    ['one cent', 1n, 0n],
    ['1,000 at 4 %', 1_000_00n, 10n],
    ['10,000, the whole first tier', 10_000_00n, 1_09n],
    ['one cent of the second tier', 10_000_01n, 1_09n],
    ['100,000: 400 and 2,700 a year', 100_000_00n, 8_49n],
    ['1,000,000: 400, 2,700 and 18,000 a year', 1_000_000_00n, 57_80n],
  ])('is cut to whole cents: %s', (_what, base, interest) => {
    expect(interestOf(base, 0n).interest).toBe(interest);
  });

  it('pays a whole year to the cent, however it is cut into days', () => {
    let left = 0n;
    let paid = 0n;
    for (let day = 0; day < 365; day += 1) {
      const { interest, carry: next } = interestOf(100_000_00n, left);
      paid += interest;
      left = next;
    }
    expect(paid).toBe(3_100_00n);
    expect(left).toBe(0n);
  });

  it('loses nothing and invents nothing: what is paid and what is left over is what was earned', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 60 }), carry, (bases, before) => {
        let left = before;
        let paid = 0n;
        for (const base of bases) {
          const day = interestOf(base, left);
          expect(day.interest).toBeGreaterThanOrEqual(0n);
          expect(day.carry).toBeLessThan(PARTS);
          paid += day.interest;
          left = day.carry;
        }
        const earned = bases.reduce((sum, base) => sum + earnedParts(base), 0n);
        expect(paid * PARTS + left).toBe(before + earned);
      }),
    );
  });

  it('never falls when more lies there, and no part earns more than the highest rate', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(earnedParts(less)).toBeLessThanOrEqual(earnedParts(more));
        expect(earnedParts(more) - earnedParts(less)).toBeLessThanOrEqual(
          (more - less) * (RATE_TIERS[0]?.yearly ?? 0n),
        );
      }),
    );
  });
});

describe('what lay there the whole day', () => {
  it.each([
    ['what lies there and is not touched', 500n, [], 500n],
    ['nothing of what came in', 500n, [300n], 500n],
    ['not what went out', 500n, [-200n], 300n],
    ['not what went out and came back', 500n, [-200n, 200n], 300n],
    ['all of the old where only the new went out', 500n, [300n, -300n], 500n],
    ['nothing once it was empty', 500n, [-500n, 900n], 0n],
    ['nothing where the clock was set back', 0n, [-500n, 500n], 0n],
  ])('is %s', (_what, opening, moves, lowest) => {
    expect(lowestOf(opening, moves)).toBe(lowest);
  });

  it('is never more than lay there at the begin or the end', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.bigInt({ min: -1000n, max: 1000n })), (opening, moves) => {
        const end = moves.reduce((sum, move) => sum + move, opening);
        const lowest = lowestOf(opening, moves);
        expect(lowest <= opening).toBe(true);
        expect(lowest <= (end > 0n ? end : 0n)).toBe(true);
      }),
    );
  });
});
