import * as fc from 'fast-check';
import { obOdds } from './encode-ob-match';

describe('European odds on the wire of OB', () => {
  it.each([
    ['1.01', 101_000],
    ['1.95', 195_000],
    ['1.005', 100_500],
    ['2.675', 267_500],
    ['1001.00', 100_100_000],
    ['1.000005', 100_001],
  ])('%s is %d', (price, said) => {
    expect(obOdds(price)).toBe(said);
  });

  it('are their digits, whatever the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 99_999 }), (whole, parts) => {
        const fraction = String(parts).padStart(5, '0');
        expect(String(obOdds(`${String(whole)}.${fraction}`))).toBe(`${String(whole)}${fraction}`);
      }),
    );
  });
});
