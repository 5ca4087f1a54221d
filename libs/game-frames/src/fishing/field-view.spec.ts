import fc from 'fast-check';
import { FISH_FIELD } from '@heptad/game-rules';
import { fieldView, inField, onScreen } from './field-view';

const sizes = fc.tuple(fc.integer({ min: 200, max: 3_000 }), fc.integer({ min: 200, max: 3_000 }));

describe('the field on a screen', () => {
  it.each([
    [390, 600, true],
    [844, 280, false],
    [1440, 760, false],
  ])('of %d by %d is turned: %s', (width, height, isTurned) => {
    expect(fieldView(width, height).isTurned).toBe(isTurned);
  });

  it('is all to be seen', () => {
    fc.assert(
      fc.property(sizes, ([width, height]) => {
        const view = fieldView(width, height);
        for (const corner of [
          { x: 0, y: 0 },
          { x: FISH_FIELD.width, y: FISH_FIELD.height },
        ]) {
          const { x, y } = onScreen(view, corner);
          expect(x).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(x).toBeLessThanOrEqual(width + 1e-6);
          expect(y).toBeLessThanOrEqual(height + 1e-6);
        }
      }),
    );
  });

  it('has its points where a tap finds them again', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ max: 1_000 }), fc.integer({ max: 600 }), ([width, height], x, y) => {
        const view = fieldView(width, height);
        const found = inField(view, onScreen(view, { x, y }));
        expect(Math.hypot(found.x - x, found.y - y) / (1 + Math.hypot(x, y))).toBeLessThan(1e-6);
      }),
    );
  });
});
