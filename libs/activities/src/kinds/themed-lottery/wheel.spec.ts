import * as fc from 'fast-check';
import { restAngle, ROUNDS, segmentPath, segmentText, segmentWidth, turnTo } from './wheel';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 16 });

describe('a wheel', () => {
  it('stops in the middle of the segment that was drawn', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (segments, seed) => {
        const place = seed % segments.length;
        const rest = restAngle(segments, segments[place] as string);
        // What stands at the top of the turned wheel, from its own first border on.
        const atTop = (360 - rest) % 360;
        expect(atTop / segmentWidth(segments.length)).toBeCloseTo(place + 0.5, 6);
      }),
    );
  });

  it('stands at its beginning for a prize that it does not have', () =>
    expect(restAngle(['a', 'b'], 'c')).toBe(0));

  it('turns forward by its rounds and less than one more, and comes to rest there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 359 }), (from, rest) => {
        const to = turnTo(from, rest);
        expect(to - from).toBeGreaterThanOrEqual(ROUNDS * 360);
        expect(to - from).toBeLessThan((ROUNDS + 1) * 360);
        expect(to % 360).toBe(rest);
      }),
    );
  });

  it('is cut into as many equal parts as it has prizes', () => {
    expect(segmentWidth(8)).toBe(45);
    expect(segmentWidth(0)).toBe(360);
    expect(segmentPath(0, 4, 100)).toBe(
      'M160.00 160.00L160.00 60.00A100 100 0 0 1 230.71 89.29A100 100 0 0 1 260.00 160.00Z',
    );
  });

  it('cuts a long name by whole signs', () => {
    expect(segmentText('188 元')).toBe('188 元');
    expect(segmentText('🎁🎁🎁🎁🎁🎁🎁🎁🎁')).toBe('🎁🎁🎁🎁🎁🎁🎁…');
  });
});
