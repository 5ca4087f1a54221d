import * as fc from 'fast-check';
import { DROPS, isFalling, rainPlan } from './rain-plan';

const running = { startsAt: 1_000, endsAt: 31_000, opened: 0, most: 3 };

describe('a rain', () => {
  it('has every drop inside the field, none at rest, and is the same at each visit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const drops = rainPlan(count);
        expect(drops).toHaveLength(count);
        expect(rainPlan(count)).toEqual(drops);
        for (const { at, fall, ahead, lean, size } of drops) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(1);
          expect(fall).toBeGreaterThanOrEqual(3_000);
          expect(ahead).toBeLessThan(fall);
          expect(Math.abs(lean)).toBeLessThanOrEqual(18);
          expect(size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('keeps neighbours apart', () => {
    const drops = rainPlan(DROPS);
    for (let place = 1; place < drops.length; place += 1)
      expect(Math.abs((drops[place]?.at ?? 0) - (drops[place - 1]?.at ?? 0))).toBeGreaterThan(0.3);
  });

  it.each([
    ['before it', 999, running, false],
    ['at its first moment', 1_000, running, true],
    ['at its last', 30_999, running, true],
    ['once it is over', 31_000, running, false],
    ['once all that may be were opened', 2_000, { ...running, opened: 3 }, false],
    ['while none runs', 2_000, undefined, false],
  ] as const)('can be caught %s: %s', (_name, now, rain, expected) =>
    expect(isFalling(rain, now)).toBe(expected),
  );
});
