import fc from 'fast-check';
import { ZERO, formatMoney, fromMinorUnits, isMoney, minorUnits, money, negateMoney } from './money';
import { addMoney, compareMoney, multiplyMoney, subtractMoney, sumMoney } from './money-arithmetic';

const LIMIT = 10n ** 15n;
const amounts = fc.bigInt({ min: -LIMIT, max: LIMIT }).map(fromMinorUnits);

describe('money', () => {
  it.each([
    ['12.5', '12.50'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['-0.000', '0.00'],
    ['+007.1', '7.10'],
    ['.5', '0.50'],
    ['3.', '3.00'],
    ['1.23450', '1.2345'],
    ['999999999999999999.99', '999999999999999999.99'],
  ])('reads %s as %s', (input, expected) => {
    expect(money(input)).toBe(expected);
  });

  it('takes whole units as a bigint', () => {
    expect(money(42n)).toBe('42.00');
    expect(money(-1n)).toBe('-1.00');
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    '1e3',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '1.2.3',
    ' 1',
    '1 ',
    '１',
    '1'.repeat(19),
    '0.123456789',
  ])('refuses %j', (input) => {
    expect(() => money(input)).toThrow(RangeError);
  });

  it('knows an amount by its canonical form', () => {
    expect(isMoney('12.50')).toBe(true);
    for (const other of ['12.5', '-0.00', '012.50', '12.500', 12.5, null, undefined])
      expect(isMoney(other)).toBe(false);
  });

  it('FORMAT-001 adds and subtracts without binary rounding', () => {
    expect(addMoney(money('0.1'), money('0.2'))).toBe('0.30');
    expect(subtractMoney(money('0.3'), money('0.1'))).toBe('0.20');
    expect(addMoney(money('999999999999999.99'), money('0.01'))).toBe('1000000000000000.00');
    expect(sumMoney([money('0.1'), money('0.2'), money('-0.3')])).toBe(ZERO);
    expect(sumMoney([])).toBe(ZERO);
  });

  it('FORMAT-001 undoes every addition by the subtraction', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => subtractMoney(addMoney(a, b), b) === a));
  });

  it('agrees with whole cents on sums, signs and order', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(minorUnits(addMoney(a, b))).toBe(minorUnits(a) + minorUnits(b));
        expect(minorUnits(negateMoney(a))).toBe(-minorUnits(a));
        const difference = minorUnits(a) - minorUnits(b);
        expect(compareMoney(a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
    );
  });

  it('keeps cents through text and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LIMIT, max: LIMIT }), (cents) => {
        const amount = fromMinorUnits(cents);
        expect(isMoney(amount)).toBe(true);
        expect(minorUnits(amount)).toBe(cents);
      }),
    );
    expect(fromMinorUnits(-5n)).toBe('-0.05');
    expect(minorUnits(money('-0.05'))).toBe(-5n);
  });

  it('refuses to lose parts of a cent', () => {
    expect(() => minorUnits(money('0.001'))).toThrow(RangeError);
  });

  it('cuts products towards zero to whole cents', () => {
    expect(multiplyMoney(money('10'), '1.999')).toBe('19.99');
    expect(multiplyMoney(money('0.01'), '0.99')).toBe('0.00');
    expect(multiplyMoney(money('-0.01'), '0.99')).toBe('0.00');
    expect(multiplyMoney(money('-1'), '1.119')).toBe('-1.11');
    expect(() => multiplyMoney(money('1'), 'NaN')).toThrow(RangeError);
    expect(() => multiplyMoney(money('1'), '1e3')).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it('FORMAT-008 cuts to two decimals and pads', () => {
    expect(formatMoney('1.999')).toBe('1.99');
    expect(formatMoney('1234567.8')).toBe('1,234,567.80');
    expect(formatMoney('-1234.5')).toBe('-1,234.50');
    expect(formatMoney('999.99')).toBe('999.99');
    expect(formatMoney('-1.999')).toBe('-1.99');
    expect(formatMoney('-0.001')).toBe('0.00');
    expect(formatMoney('0.29')).toBe('0.29');
  });

  it('FORMAT-009 cuts virtual currency to four decimals', () => {
    expect(formatMoney('0.12349', { decimals: 4 })).toBe('0.1234');
    expect(formatMoney('5', { decimals: 4 })).toBe('5.0000');
    expect(formatMoney('1234.56789', { decimals: 4 })).toBe('1,234.5678');
  });

  it.each([undefined, null, '', 'abc', 'NaN', '1e5'])('FORMAT-008 shows zero for %j', (input) => {
    expect(formatMoney(input)).toBe('0.00');
  });

  it('FORMAT-008 never shows more than there is, and less than a cent less', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: LIMIT }), fc.stringMatching(/^[0-9]{0,4}$/), (cents, rest) => {
        const exact = `${fromMinorUnits(cents)}${rest}`;
        expect(minorUnits(money(formatMoney(exact).replaceAll(',', '')))).toBe(cents);
      }),
    );
  });
});
