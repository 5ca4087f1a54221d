import fc from 'fast-check';
import { progressShare } from './progress-share';

describe('progressShare', () => {
  it.each([
    [null, 100],
    [Number.NaN, 100],
    [5, 0],
    [5, -1],
    [5, Number.NaN],
  ])('does not know for %p of %p', (value, max) => {
    expect(progressShare(value, max)).toBeNull();
  });

  it.each([
    [-3, 10, 0],
    [0, 10, 0],
    [3, 10, 0.3],
    [10, 10, 1],
    [Infinity, 10, 1],
    [5, Infinity, 0],
  ])('of %p by %p is %p', (value, max, share) => {
    expect(progressShare(value, max)).toBe(share);
  });

  it('is never outside 0 and 1, and never falls as the value rises', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        fc.double({ min: 1e-9, noNaN: true }),
        (a, b, max) => {
          const [low, high] = [progressShare(Math.min(a, b), max), progressShare(Math.max(a, b), max)];
          if (Number.isNaN(low) || Number.isNaN(high)) throw new Error('not a share');
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(high ?? 0);
        },
      ),
    );
  });
});
