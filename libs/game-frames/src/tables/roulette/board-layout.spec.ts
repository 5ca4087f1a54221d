import { INSIDE_BETS, INSIDE_GROUPS, rouletteRefusal, type RouletteBet } from '@heptad/game-rules';
import { CLOTH, fieldOf, insideSpots, OUTSIDE_PLACES, PLACES, spotKey } from './board-layout';

const at = (key: string) => {
  const spot = INSIDE_BETS.flatMap(insideSpots).find((one) => one.key === key);
  return spot && [spot.x, spot.y];
};

describe('the cloth of the roulette', () => {
  it('has a spot for every bet of the rules, each under a name of its own', () => {
    const inside = INSIDE_BETS.reduce((sum, kind) => sum + INSIDE_GROUPS[kind].length, 0);
    expect(PLACES.size).toBe(inside + 12);
    expect(OUTSIDE_PLACES).toHaveLength(12);
  });

  it('offers only bets that the rules take', () => {
    for (const place of PLACES.values())
      expect(rouletteRefusal({ ...place, stake: 100n } as RouletteBet)).toBeUndefined();
  });

  it.each([
    ['straight:0', [1.5, 0.5]],
    ['straight:1', [0.5, 1.5]],
    ['straight:36', [2.5, 12.5]],
    ['split:8-11', [1.5, 4]],
    ['split:7-8', [1, 3.5]],
    ['split:0-2', [1.5, 1]],
    ['street:4-5-6', [0, 2.5]],
    ['street:0-1-2', [1, 1]],
    ['street:0-2-3', [2, 1]],
    ['corner:0-1-2-3', [0, 1]],
    ['corner:1-2-4-5', [1, 2]],
    ['sixLine:31-32-33-34-35-36', [0, 12]],
  ])('has %s at %p', (key, place) => {
    expect(at(key)).toEqual(place);
  });

  // A field is at least 93 by 48 pixels on a phone of 320: two spots of one kind keep 44 from each other one way or the other.
  it.each(INSIDE_BETS)('leaves a thumb’s room between all spots of %s', (kind) => {
    const spots = insideSpots(kind).filter(({ key }) => key !== 'straight:0');
    spots.forEach((one, index) => {
      for (const other of spots.slice(index + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x) * 93, Math.abs(one.y - other.y) * 48);
        expect(apart).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('keeps every spot on itself', () => {
    for (const { x, y } of INSIDE_BETS.flatMap(insideSpots)) {
      expect(x >= 0 && x <= CLOTH.columns && y >= 0 && y <= CLOTH.rows).toBe(true);
    }
  });

  it('names a bet alike whatever the order of its numbers', () => {
    expect(spotKey({ kind: 'split', numbers: [11, 8] })).toBe('split:8-11');
    expect(spotKey({ kind: 'dozen', which: 2 })).toBe('dozen:2');
    expect(spotKey({ kind: 'red' })).toBe('red');
  });

  it('has each number in the column that pays it', () => {
    expect([1, 2, 3].map((number) => fieldOf(number).x)).toEqual([0.5, 1.5, 2.5]);
    expect(fieldOf(34)).toEqual({ x: 0.5, y: 12.5 });
  });
});
