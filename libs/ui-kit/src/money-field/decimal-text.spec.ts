import fc from 'fast-check';
import { compareDecimalText, pressDecimalKey, readDecimalText } from './decimal-text';

describe('readDecimalText', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['007.10', '7.10'],
    ['1,234.56', '1234.56'],
    ['１２。５', '12.5'],
    [' 1 000 ', '1000'],
  ])('reads %p as %p', (typed, text) => {
    expect(readDecimalText(typed, 2)).toBe(text);
  });

  it.each(['-1', '1.234', '1.2.3', '1e5', 'abc', 'Infinity', '0x10', '1234567890123'])(
    'refuses %p',
    (typed) => {
      expect(readDecimalText(typed, 2)).toBeNull();
    },
  );

  it('takes no point where there are no decimals', () => {
    expect(readDecimalText('12.', 0)).toBeNull();
    expect(readDecimalText('12', 0)).toBe('12');
  });

  it('reads what it has given as the same again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9,.]{0,14}$/), (typed) => {
        const once = readDecimalText(typed, 2);
        if (once !== null) expect(readDecimalText(once, 2)).toBe(once);
      }),
    );
  });
});

describe('compareDecimalText', () => {
  it.each([
    ['1', '1.00', 0],
    ['', '0', 0],
    ['12.', '12', 0],
    ['9', '10', -1],
    ['0.3', '0.29', 1],
    ['999999999999.99', '999999999999.98', 1],
  ] as const)('%p against %p is %d', (a, b, order) => {
    expect(compareDecimalText(a, b)).toBe(order);
  });

  it('orders as the minor units do', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 14n });
    const text = (units: bigint) => `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(compareDecimalText(text(a), text(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe('pressDecimalKey', () => {
  const type = (keys: string, decimals = 2) =>
    [...keys].reduce((text, key) => pressDecimalKey(text, key, decimals), '');

  it.each([
    ['12.5', '12.5'],
    ['.5', '0.5'],
    ['0012', '12'],
    ['1..5', '1.5'],
    ['1.239', '1.23'],
    ['1234567890123', '123456789012'],
  ])('typing %p gives %p', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  it('deletes one by one down to nothing', () => {
    expect(pressDecimalKey('12.5', 'delete', 2)).toBe('12.');
    expect(pressDecimalKey('0.', 'delete', 2)).toBe('');
    expect(pressDecimalKey('1', 'delete', 2)).toBe('');
    expect(pressDecimalKey('', 'delete', 2)).toBe('');
  });

  it('never leaves anything but decimal text, whatever is pressed', () => {
    const key = fc.constantFrom(...'0123456789.'.split(''), '00', 'delete', 'x');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        const text = keys.reduce((before, one) => pressDecimalKey(before, one, 2), '');
        expect(text).toMatch(/^(?:|(?:0|[1-9]\d{0,11})(?:\.\d{0,2})?)$/);
      }),
    );
  });
});
