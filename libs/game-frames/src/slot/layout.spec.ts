import fc from 'fast-check';
import { slotLayout } from './layout';

it.each([
  [390, 560],
  [320, 400],
  [580, 342],
  [1440, 640],
  [1, 1],
])('reels fit into %d by %d and stand in the middle', (width, height) => {
  const { x, y, width: across, height: down, cell } = slotLayout(width, height);
  expect(cell).toBeGreaterThan(0);
  expect(x + across / 2).toBeCloseTo(width / 2);
  expect(y + down / 2).toBeCloseTo(height / 2);
  if (width > 1) expect(Math.min(x, y)).toBeGreaterThan(0);
});

it('symbols are as large as they fit, and not larger than can be overlooked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 4_000 }),
      fc.integer({ min: 200, max: 3_000 }),
      (width, height) => {
        const { cell, gap } = slotLayout(width, height);
        expect(cell).toBeLessThanOrEqual(168);
        expect(5 * cell + 4 * gap).toBeLessThanOrEqual(width);
        expect(3 * cell).toBeLessThanOrEqual(height);
      },
    ),
  );
});
