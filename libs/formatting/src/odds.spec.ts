import fc from 'fast-check';
import { fromMinorUnits, minorUnits } from './money';
import { returnOf } from './money-arithmetic';
import { OddsType, compareOdds, odds } from './odds';
import { convertOdds, oddsFrom } from './odds-notations';

const SCALE = 100_000n;
/** Prices as the venues quote them: up to five decimals, above 1. */
const units = fc.bigInt({ min: SCALE + 1n, max: 1000n * SCALE });
const priceOf = (value: bigint) => odds(`${value / SCALE}.${String(value % SCALE).padStart(5, '0')}`);
const prices = units.map(priceOf);

describe('odds', () => {
  it('keeps a canonical decimal', () => {
    expect(odds('1.9')).toBe('1.90');
    expect(odds('2')).toBe('2.00');
    expect(odds('1.95700')).toBe('1.957');
  });

  it.each(['', '1', '1.000', '0', '0.5', '-2', '1e2', 'NaN', '1.123456789', '1000000000'])(
    'refuses %j',
    (input) => {
      expect(() => odds(input)).toThrow(RangeError);
    },
  );

  it.each([
    ['1.95', '1.95', '0.95', '0.95', '-1.05'],
    ['2.00', '2.00', '1.00', '1.00', '1.00'],
    ['2.05', '2.05', '1.05', '-0.95', '1.05'],
    ['2.10', '2.10', '1.10', '-0.91', '1.10'],
    ['3.00', '3.00', '2.00', '-0.50', '2.00'],
    ['1.50', '1.50', '0.50', '0.50', '-2.00'],
    ['1.80', '1.80', '0.80', '0.80', '-1.25'],
    ['1.01', '1.01', '0.01', '0.01', '-100.00'],
    ['1.957', '1.95', '0.95', '0.95', '-1.04'],
    ['1.16', '1.16', '0.16', '0.16', '-6.25'],
    ['9', '9.00', '8.00', '-0.13', '8.00'],
    ['1.00000001', '1.00', '0.00', '0.00', '-100000000.00'],
    ['999999999.99', '999999999.99', '999999998.99', '-0.00000001', '999999998.99'],
    ['201.00', '201.00', '200.00', '-0.01', '200.00'],
    ['201.01', '201.01', '200.01', '-0.005', '200.01'],
    ['251.00', '251.00', '250.00', '-0.004', '250.00'],
    ['300.00', '300.00', '299.00', '-0.003344', '299.00'],
  ])('shows %s in the four notations', (price, europe, hongkong, malay, indonesia) => {
    expect(convertOdds(odds(price), OddsType.europe)).toBe(europe);
    expect(convertOdds(odds(price), OddsType.hongkong)).toBe(hongkong);
    expect(convertOdds(odds(price), OddsType.malay)).toBe(malay);
    expect(convertOdds(odds(price), OddsType.indonesia)).toBe(indonesia);
  });

  it('rounds from the exact price, never from what is shown', () => {
    // From the shown 0.95 it would be -1.05.
    expect(convertOdds(odds('1.957'), OddsType.indonesia)).toBe('-1.04');
  });

  it.each([
    ['0.95', OddsType.hongkong, '1.95'],
    ['-0.5', OddsType.malay, '3.00'],
    ['0.5', OddsType.malay, '1.50'],
    ['-2', OddsType.indonesia, '1.50'],
    ['1.25', OddsType.indonesia, '2.25'],
    ['-0.95', OddsType.malay, '2.05263157'],
    ['1.95', OddsType.europe, '1.95'],
  ] as const)('reads %s of notation %s as %s', (value, type, expected) => {
    expect(oddsFrom(value, type)).toBe(expected);
  });

  it.each([
    ['0', OddsType.hongkong],
    ['-0.5', OddsType.hongkong],
    ['1.01', OddsType.malay],
    ['-1.01', OddsType.malay],
    ['0', OddsType.malay],
    ['0.99', OddsType.indonesia],
    ['x', OddsType.indonesia],
    ['1.00', OddsType.europe],
  ] as const)('refuses %s of notation %s', (value, type) => {
    expect(() => oddsFrom(value, type)).toThrow(RangeError);
  });

  it('comes back through every notation to the price that was shown', () => {
    const shown = fc.bigInt({ min: 101n, max: 5000n }).map((value) => priceOf(value * 1000n));
    fc.assert(
      fc.property(shown, (price) => {
        expect(oddsFrom(convertOdds(price, OddsType.europe), OddsType.europe)).toBe(price);
        expect(oddsFrom(convertOdds(price, OddsType.hongkong), OddsType.hongkong)).toBe(price);
        for (const type of [OddsType.malay, OddsType.indonesia]) {
          const text = convertOdds(price, type);
          expect(convertOdds(oddsFrom(text, type), type)).toBe(text);
        }
      }),
    );
  });

  it('tells long prices apart in every notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 201, max: 1_000 }),
        fc.constantFrom(...Object.values(OddsType)),
        (whole, type) => {
          const [lower, higher] = [odds(`${whole}.00`), odds(`${whole + 1}.00`)];
          expect(convertOdds(lower, type)).not.toBe(convertOdds(higher, type));
          const text = convertOdds(higher, type);
          expect(convertOdds(oddsFrom(text, type), type)).toBe(text);
        },
      ),
    );
  });

  it('keeps the order of prices within each notation and sign', () => {
    fc.assert(
      fc.property(prices, prices, fc.constantFrom(...Object.values(OddsType)), (a, b, type) => {
        const [low, high] = compareOdds(a, b) <= 0 ? [a, b] : [b, a];
        const [shownLow, shownHigh] = [convertOdds(low, type), convertOdds(high, type)];
        if (shownLow.startsWith('-') !== shownHigh.startsWith('-')) return;
        expect(Number(shownLow)).toBeLessThanOrEqual(Number(shownHigh));
      }),
    );
  });

  it('orders prices by what they pay', () => {
    expect(compareOdds(odds('1.9'), odds('1.90'))).toBe(0);
    expect(compareOdds(odds('10'), odds('9.99'))).toBe(1);
    expect(compareOdds(odds('1.91'), odds('1.92'))).toBe(-1);
    expect(compareOdds(odds('1.9'), odds('1.901'))).toBe(-1);
    expect(compareOdds(odds('1.01'), odds('1.0099'))).toBe(1);
    expect(compareOdds(odds('100'), odds('99.99'))).toBe(1);
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(compareOdds(priceOf(a), priceOf(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('returns never more than stake times price, and less than a cent less', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), units, (cents, price) => {
        const paid = minorUnits(returnOf(fromMinorUnits(cents), priceOf(price)));
        expect(paid * SCALE <= cents * price).toBe(true);
        expect((paid + 1n) * SCALE > cents * price).toBe(true);
      }),
    );
  });
});
