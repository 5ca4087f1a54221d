import fc from 'fast-check';
import { chipsOf, chipText, pileOf } from './chip-values';

describe('the chips of a table', () => {
  it('lie within its limits, five at most', () => {
    expect(chipsOf({ least: 500n, greatest: 200_000n })).toEqual([500n, 1_000n, 5_000n, 10_000n, 50_000n]);
    expect(chipsOf({ least: 5_000n, greatest: 10_000n })).toEqual([5_000n, 10_000n]);
  });

  it('are its least stake where none fits', () => {
    expect(chipsOf({ least: 700n, greatest: 900n })).toEqual([700n]);
  });
});

describe('a pile', () => {
  it('has the largest chips first and leaves out what no chip is worth', () => {
    expect(pileOf(161_700n)).toEqual([100_000n, 50_000n, 10_000n, 1_000n, 500n, 100n, 100n]);
    expect(pileOf(99n)).toEqual([]);
  });

  it('is worth the stake but for its part below the smallest chip', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), (stake) => {
        expect(pileOf(stake).reduce((sum, chip) => sum + chip, 0n)).toBe(stake - (stake % 100n));
      }),
    );
  });
});

it.each([
  [100n, '1'],
  [50_000n, '500'],
  [100_000n, '1K'],
  [1_000_000n, '10K'],
  [150_000n, '1500'],
])('a chip of %i cents says %s', (chip, text) => {
  expect(chipText(chip)).toBe(text);
});
