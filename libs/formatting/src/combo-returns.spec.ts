import fc from 'fast-check';
import { estimatedReturn, totalOdds } from './combo-returns';
import { fromMinorUnits, minorUnits, money } from './money';
import { odds, type Odds } from './odds';

const hundredths = fc.bigInt({ min: 101n, max: 99_999n });
const price = (units: bigint): Odds => odds(`${units / 100n}.${(units % 100n).toString().padStart(2, '0')}`);

/** Every subset of the prices by a mask of bits, each multiplied out and cut on its own; cents. */
function enumerated(units: readonly bigint[], cents: bigint, sizes: readonly number[]): bigint {
  let sum = 0n;
  for (let mask = 1; mask < 2 ** units.length; mask += 1) {
    const chosen = units.filter((_, place) => (mask >> place) & 1);
    if (!sizes.includes(chosen.length)) continue;
    sum += chosen.reduce((sofar, each) => sofar * each, cents) / 100n ** BigInt(chosen.length);
  }
  return sum;
}

describe('the estimated return', () => {
  it('is the stake times the price, stake included', () => {
    expect(estimatedReturn([odds('1.95')], money('10'), [1])).toBe('19.50');
    expect(estimatedReturn([odds('1.95'), odds('2.00')], money('10'), [2])).toBe('39.00');
    expect(estimatedReturn([odds('1.95'), odds('2.00')], money('10'), [1])).toBe('39.50');
  });

  it('of three doubles and a treble is the sum of the four', () => {
    const prices = [odds('2.00'), odds('3.00'), odds('1.50')];
    // 6 + 3 + 4.5 + 9, of 10 each
    expect(estimatedReturn(prices, money('10'), [2, 3])).toBe('225.00');
    expect(estimatedReturn(prices, money('10'), [2])).toBe('135.00');
  });

  it('cuts parts of a cent once per combination, at its end', () => {
    // 0.03 × 1.99 × 1.99 = 0.118803; cutting in between would give 0.09
    expect(estimatedReturn([odds('1.99'), odds('1.99')], money('0.03'), [2])).toBe('0.11');
    // three times 0.118803, each cut: not 0.356409 cut
    expect(estimatedReturn([odds('1.99'), odds('1.99'), odds('1.99')], money('0.03'), [2])).toBe('0.33');
  });

  it('of nothing is nothing', () => {
    expect(estimatedReturn([], money('10'), [2])).toBe('0.00');
    expect(estimatedReturn([odds('1.95')], money('10'), [])).toBe('0.00');
    expect(estimatedReturn([odds('1.95')], money('10'), [2])).toBe('0.00');
  });

  it('takes prices of any number of decimals', () => {
    expect(estimatedReturn([odds('1.125'), odds('2')], money('1'), [2])).toBe('2.25');
  });

  it('is exact to the cent for all folds of up to eight selections together, held against all subsets', () => {
    const asked = fc
      .array(hundredths, { minLength: 2, maxLength: 8 })
      .chain((units) => fc.tuple(fc.constant(units), fc.subarray(units.map((_, place) => place + 1))));
    fc.assert(
      fc.property(asked, fc.bigInt({ min: 1n, max: 10_000n }), ([units, sizes], cents) => {
        const exact = enumerated(units, cents, sizes);
        const estimate = estimatedReturn(units.map(price), fromMinorUnits(cents), sizes);
        if (exact < 10n ** 18n) expect(estimate && minorUnits(estimate)).toBe(exact);
      }),
      { numRuns: 300 },
    );
  });

  it('of singles is the sum of what each pays', () => {
    fc.assert(
      fc.property(
        fc.array(hundredths, { minLength: 1, maxLength: 8 }),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (units, cents) => {
          const sum = units.reduce((sofar, each) => sofar + (cents * each) / 100n, 0n);
          expect(estimatedReturn(units.map(price), fromMinorUnits(cents), [1])).toBe(fromMinorUnits(sum));
        },
      ),
    );
  });

  it('has no amount where none could be written', () => {
    const long = Array.from({ length: 8 }, () => odds('999999.00'));
    expect(estimatedReturn(long, money('100'), [8])).toBeUndefined();
  });
});

describe('total odds', () => {
  it('are cut to two decimals and never promise more', () => {
    expect(totalOdds([odds('1.99'), odds('1.99')])).toBe('3.96');
    expect(totalOdds([odds('2')])).toBe('2.00');
    expect(totalOdds([odds('1.12345')])).toBe('1.12');
    expect(totalOdds([])).toBe('1.00');
  });

  it('have no greatest value', () => {
    expect(totalOdds(Array.from({ length: 8 }, () => odds('1000')))).toBe(`1${'0'.repeat(24)}.00`);
  });
});
