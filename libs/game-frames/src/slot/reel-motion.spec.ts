import fc from 'fast-check';
import { isMoving, reelPosition, SETTLE, still, stripIndex } from './reel-motion';

const BEGINS = 1_000;
const running = { from: 7, begins: BEGINS };

describe('a reel', () => {
  it('stands where it was put', () => {
    expect(reelPosition(still(4), 99)).toBe(4);
    expect(isMoving(still(4), 99)).toBe(false);
  });

  it('runs downwards without a leap until its end is known', () => {
    const at = Array.from({ length: 200 }, (_, frame) => reelPosition(running, BEGINS + frame * 16));
    expect(at[0]).toBe(7);
    at.slice(1).forEach((position, index) => {
      const step = at[index]! - position;
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(0.4);
    });
  });

  it('comes to rest exactly at its stop, slower and slower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 500, max: 9_000 }), (stop, length) => {
        const motion = { ...running, rest: { at: BEGINS + length, stop } };
        expect(reelPosition(motion, BEGINS + length)).toBe(stop);
        const steps = [3, 2, 1].map(
          (left) => reelPosition(motion, motion.rest.at - (left * SETTLE) / 4) - stop,
        );
        expect(steps[0]! - steps[1]!).toBeGreaterThan(steps[1]! - steps[2]!);
        expect(steps[2]).toBeGreaterThan(0);
      }),
    );
  });

  it('moves from its beginning to its rest', () => {
    const motion = { ...running, rest: { at: 3_000, stop: 1 } };
    expect([999, 1_000, 2_999, 3_000].map((now) => isMoving(motion, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is on its strip wherever it has run to', () => {
    expect([0, 19.9, 20, -0.5, -20, -41.2].map((position) => stripIndex(position, 20))).toEqual([
      0, 19, 0, 19, 0, 18,
    ]);
  });
});
