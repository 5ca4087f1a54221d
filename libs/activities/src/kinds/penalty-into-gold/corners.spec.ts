import * as fc from 'fast-check';
import { BALL, cornerSpot, flight, GOAL, kickMarks } from './corners';

describe('the goal of a shoot-out', () => {
  it('has each of its corners inside it, and no two in one place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (corners) => {
        const spots = Array.from({ length: corners }, (_, place) => cornerSpot(place, corners));
        expect(new Set(spots.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(corners);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(GOAL.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(GOAL.height);
        }
      }),
    );
  });

  it('is reached from the spot of the ball', () =>
    expect(flight(BALL, { x: 60, y: 22 }, 0.6)).toBe('translate(-100px, -200px) scale(0.6)'));

  it('marks every kick, those to come among them', () => {
    expect(kickMarks([{ goal: 1 }, { goal: 0 }], 5)).toEqual(['goal', 'saved', 'coming', 'coming', 'coming']);
    expect(kickMarks([], 0)).toEqual([]);
  });
});
