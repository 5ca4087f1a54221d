import { fromMinorUnits, minorUnits, money, odds } from '@heptad/formatting';
import fc from 'fast-check';
import { estimatedReturn, totalOdds } from './returns';

const hundredths = fc.bigInt({ min: 101n, max: 99_999n });
const price = (units: bigint) => odds(`${units / 100n}.${(units % 100n).toString().padStart(2, '0')}`);

describe('the estimated return', () => {
  it('is the stake times the price, stake included', () => {
    expect(estimatedReturn([odds('1.95')], money('10'), 'single')).toBe('19.50');
    expect(estimatedReturn([odds('1.95'), odds('2.00')], money('10'), 'combo')).toBe('39.00');
    expect(estimatedReturn([odds('1.95'), odds('2.00')], money('10'), 'single')).toBe('39.50');
  });

  it('cuts parts of a cent once, at the end', () => {
    // 0.03 × 1.99 × 1.99 = 0.118803; cutting in between would give 0.09
    expect(estimatedReturn([odds('1.99'), odds('1.99')], money('0.03'), 'combo')).toBe('0.11');
  });

  it('of nothing is nothing', () => {
    expect(estimatedReturn([], money('10'), 'combo')).toBe('0.00');
  });

  it('is exact to the cent for up to eight selections', () => {
    fc.assert(
      fc.property(
        fc.array(hundredths, { minLength: 1, maxLength: 8 }),
        fc.bigInt({ min: 1n, max: 10_000n }),
        (units, cents) => {
          const exact = units.reduce((sofar, each) => sofar * each, cents) / 100n ** BigInt(units.length);
          const estimate = estimatedReturn(units.map(price), fromMinorUnits(cents), 'combo');
          if (exact < 10n ** 18n) expect(estimate && minorUnits(estimate)).toBe(exact);
        },
      ),
    );
  });

  it('of singles is the sum of what each pays', () => {
    fc.assert(
      fc.property(
        fc.array(hundredths, { minLength: 1, maxLength: 8 }),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (units, cents) => {
          const sum = units.reduce((sofar, each) => sofar + (cents * each) / 100n, 0n);
          expect(estimatedReturn(units.map(price), fromMinorUnits(cents), 'single')).toBe(
            fromMinorUnits(sum),
          );
        },
      ),
    );
  });

  it('has no amount where none could be written', () => {
    const long = Array.from({ length: 8 }, () => odds('999999.00'));
    expect(estimatedReturn(long, money('100'), 'combo')).toBeUndefined();
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
