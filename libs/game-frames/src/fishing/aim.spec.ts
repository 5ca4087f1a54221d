import type { Fish } from '@heptad/game-rules';
import { fishUnder, nextFish } from './aim';

const fish = (id: number, x: number, y: number, kind: Fish['kind'] = 'anchovy'): Fish => ({
  id,
  kind,
  x,
  y,
  dx: 1,
  dy: 0,
});
const shoal = [fish(3, 100, 100), fish(5, 160, 100), fish(8, -40, 100), fish(9, 500, 500, 'hammerhead')];

describe('a tap', () => {
  it('means the nearest fish under it', () => {
    expect(fishUnder(shoal, { x: 120, y: 100 })?.id).toBe(3);
    expect(fishUnder(shoal, { x: 140, y: 100 })?.id).toBe(5);
  });

  it('reaches farther to a large fish', () => {
    expect(fishUnder(shoal, { x: 590, y: 500 })?.id).toBe(9);
    expect(fishUnder([fish(1, 500, 500)], { x: 590, y: 500 })).toBeUndefined();
  });

  it('means none far from all, and none outside of the field', () => {
    expect(fishUnder(shoal, { x: 300, y: 300 })).toBeUndefined();
    expect(fishUnder(shoal, { x: -40, y: 100 })).toBeUndefined();
  });
});

describe('aiming in turn', () => {
  const aimed = (afters: readonly number[], staying: readonly number[]) =>
    afters.map((after) => nextFish(shoal, after, ({ id }) => staying.includes(id))?.id);

  it('goes around the fish in the field', () => {
    expect(aimed([-1, 3, 5, 9], [3, 5, 8, 9])).toEqual([3, 5, 9, 3]);
    expect(nextFish([], 1, () => true)).toBeUndefined();
  });

  it('passes over those that leave before a shot can follow', () => {
    expect(aimed([-1, 3, 5, 9], [5, 9])).toEqual([5, 5, 9, 5]);
  });

  it('aims at one that leaves where no other is there, and never at one outside of the field', () => {
    expect(aimed([-1, 3], [])).toEqual([3, 5]);
    expect(aimed([-1, 3], [8])).toEqual([3, 5]);
  });
});
