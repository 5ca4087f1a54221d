import fc from 'fast-check';
import { contrastRatio, readableColor } from './contrast';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  it('is the same both ways and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('a readable shade is found on every single ground and reaches the ratio', () => {
    fc.assert(
      fc.property(color, color, (one, ground) => {
        const mend = readableColor(one, [ground], 4.5);
        expect(mend).toBeDefined();
        expect(contrastRatio(mend ?? one, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('says when no shade can be read on black and on white alike', () => {
    expect(readableColor('#888888', ['#000000', '#ffffff'], 7)).toBeUndefined();
  });
});
