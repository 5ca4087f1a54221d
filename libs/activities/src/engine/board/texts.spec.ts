import fc from 'fast-check';
import { percentText } from './percent-text';
import { shareText } from './prize-share';

describe('a chance as it is read', () => {
  it.each([
    [1, 4, '25%'],
    [1, 3, '33.33%'],
    [1, 1, '100%'],
    [0, 10, '0%'],
    [1, 0, '0%'],
    [1, 10_001, '<0.01%'],
    [1, 10_000, '0.01%'],
  ])('%d of %d is %s', (weight, total, text) => {
    expect(shareText(weight, total)).toBe(text);
  });

  it('is never more than it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(10 ** 9), (total, part) => {
        const weight = part % (total + 1);
        const text = shareText(weight, total);
        if (text.startsWith('<')) expect(weight / total).toBeLessThan(0.0001);
        else expect(Number.parseFloat(text) / 100).toBeLessThanOrEqual(weight / total + 1e-12);
      }),
    );
  });
});

describe('a ratio as it is read', () => {
  it.each([
    ['100.00', '100%'],
    ['5.50', '5.5%'],
    ['0.25', '0.25%'],
    ['20', '20%'],
    ['10.00', '10%'],
  ])('%s is %s', (ratio, text) => {
    expect(percentText(ratio)).toBe(text);
  });
});
