import fc from 'fast-check';
import { middleOf, MOST_ZOOM, pushed, zoomed, zoomOf, type PictureSize, type Square } from './crop';

const WIDE: PictureSize = { width: 400, height: 200 };
const edge = fc.integer({ min: 1, max: 8_000 });
const step = fc.oneof(
  fc.record({ zoom: fc.double({ min: -1, max: 10, noNaN: true }) }),
  fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
  }),
);

describe('the part of a picture that becomes the avatar', () => {
  it('is the largest square in the middle at first', () => {
    expect(middleOf(WIDE)).toEqual({ left: 100, top: 0, side: 200 });
    expect(middleOf({ width: 200, height: 400 })).toEqual({ left: 0, top: 100, side: 200 });
  });

  it('comes nearer around its middle, and no nearer or farther than there is', () => {
    expect(zoomed(middleOf(WIDE), 2, WIDE)).toEqual({ left: 150, top: 50, side: 100 });
    expect(zoomOf(zoomed(middleOf(WIDE), 99, WIDE), WIDE)).toBe(MOST_ZOOM);
    expect(zoomed(zoomed(middleOf(WIDE), 2, WIDE), 0.1, WIDE)).toEqual(middleOf(WIDE));
  });

  it('goes against the push, up to the picture’s edge', () => {
    expect(pushed(middleOf(WIDE), 0.25, 0.5, WIDE)).toEqual({ left: 50, top: 0, side: 200 });
    expect(pushed(middleOf(WIDE), -9, 0, WIDE)).toEqual({ left: 200, top: 0, side: 200 });
  });

  it('never leaves the picture, whatever is done', () => {
    fc.assert(
      fc.property(edge, edge, fc.array(step, { maxLength: 20 }), (width, height, steps) => {
        const size = { width, height };
        let square: Square = middleOf(size);
        for (const each of steps)
          square =
            'zoom' in each ? zoomed(square, each.zoom, size) : pushed(square, each.right, each.down, size);
        const { left, top, side } = square;
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
        expect(side).toBeGreaterThan(0);
      }),
    );
  });
});
