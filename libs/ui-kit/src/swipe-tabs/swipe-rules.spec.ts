import fc from 'fast-check';
import { SWIPE_SHARE, SWIPE_SLACK, SWIPE_SPEED, swipeAxis, swipeOffset, swipeStep } from './swipe-rules';

const length = fc.double({ min: -2_000, max: 2_000, noNaN: true });
const speed = fc.double({ min: -10, max: 10, noNaN: true });
const width = fc.integer({ min: 1, max: 2_000 });

describe('swipeAxis', () => {
  it.each([
    [0, 0, 'none'],
    [SWIPE_SLACK - 1, 0, 'none'],
    [SWIPE_SLACK, 0, 'across'],
    [-40, 20, 'across'],
    [20, 40, 'along'],
    [30, 30, 'along'],
  ])('takes %d to the side and %d down as %s', (dx, dy, axis) => {
    expect(swipeAxis(dx, dy)).toBe(axis);
  });

  it('never takes scrolling for swiping', () => {
    fc.assert(
      fc.property(length, length, (dx, dy) => {
        fc.pre(Math.abs(dy) >= Math.abs(dx));
        expect(swipeAxis(dx, dy)).not.toBe('across');
      }),
    );
  });
});

describe('swipeOffset', () => {
  it('follows towards a neighbour, and little where there is none', () => {
    fc.assert(
      fc.property(length, fc.boolean(), fc.boolean(), (dx, before, after) => {
        const offset = swipeOffset(dx, { before, after });
        if (dx > 0 ? before : after) expect(offset).toBe(dx);
        else expect(Math.abs(offset)).toBeLessThanOrEqual(Math.abs(dx) / 2);
        expect(offset * dx).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('swipeStep', () => {
  it('changes after a share of the width, or by a throw', () => {
    expect(swipeStep(-390 * SWIPE_SHARE, 0, 390)).toBe(1);
    expect(swipeStep(-390 * SWIPE_SHARE + 1, 0, 390)).toBe(0);
    expect(swipeStep(390 * SWIPE_SHARE, 0, 390)).toBe(-1);
    expect(swipeStep(20, SWIPE_SPEED, 390)).toBe(-1);
    expect(swipeStep(20, SWIPE_SPEED - 0.01, 390)).toBe(0);
  });

  it('stays when thrown back, however far it was', () => {
    expect(swipeStep(-300, SWIPE_SPEED, 390)).toBe(0);
  });

  it('never goes against the finger, and treats both ways alike', () => {
    fc.assert(
      fc.property(length, speed, width, (dx, end, wide) => {
        const step = swipeStep(dx, end, wide);
        expect(step * dx).toBeLessThanOrEqual(0);
        expect(swipeStep(-dx, -end, wide) + step).toBe(0);
      }),
    );
  });
});
