import fc from 'fast-check';
import { percentText } from './ratio';

describe('a share in percent', () => {
  it.each([
    [0n, 7n, 2, '0.00'],
    [1n, 37n, 4, '2.7027'],
    [1n, 1n, 1, '100.0'],
    [1n, 2000n, 1, '0.1'],
    [1n, 2001n, 1, '0.0'],
    [97n, 100n, 2, '97.00'],
    [3n, 2n, 2, '150.00'],
  ])('of %i in %i with %i decimals is %s', (part, of, decimals, text) => {
    expect(percentText({ part, of }, decimals)).toBe(text);
  });

  it('is the nearest one, however large the numbers are', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        (part, of) => {
          const units = BigInt(percentText({ part, of }, 4).replace('.', ''));
          const away = units * of - part * 1_000_000n;
          expect(2n * (away < 0n ? -away : away) <= of).toBe(true);
        },
      ),
    );
  });
});
