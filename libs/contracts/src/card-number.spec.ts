import fc from 'fast-check';
import { isCardNumber } from './card-number';

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 18 });

describe('the check digit of a card', () => {
  it.each(['4111111111111111', '5500005555555559', '6011000990139424', '79927398713', '0'])(
    'is right in %s',
    (number) => expect(isCardNumber(number)).toBe(true),
  );

  it.each(['', '4111111111111112', '79927398710', '4111 1111 1111 1111', '４１１１', '-1', 'abc'])(
    'is refused in %p',
    (number) => expect(isCardNumber(number)).toBe(false),
  );

  it('is one of ten, whatever stands before it', () => {
    fc.assert(
      fc.property(digits, (before) => {
        const right = Array.from({ length: 10 }, (_, last) => isCardNumber(`${before.join('')}${last}`));
        expect(right.filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  it('finds every single digit that is wrong', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (before, place, by) => {
        const last = Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) =>
          isCardNumber(before.join('') + digit),
        );
        const number = [...before, Number(last)];
        const at = place % number.length;
        const wrong = number.map((digit, index) => (index === at ? (digit + by) % 10 : digit));
        expect(isCardNumber(wrong.join(''))).toBe(false);
      }),
    );
  });
});
