import { INSIDE_BETS } from '@heptad/game-rules';
import { insideSpots } from './board-layout';
import { nextSpot } from './next-spot';

const straights = insideSpots('straight');
const walk = (from: string, ...keys: string[]) => {
  let spot = straights.find(({ key }) => key === from)!;
  for (const key of keys) spot = nextSpot(straights, spot, key) ?? spot;
  return spot.key;
};

describe('arrow keys on the cloth', () => {
  it.each([
    ['straight:5', 'ArrowLeft', 'straight:4'],
    ['straight:5', 'ArrowRight', 'straight:6'],
    ['straight:5', 'ArrowUp', 'straight:2'],
    ['straight:5', 'ArrowDown', 'straight:8'],
    ['straight:6', 'ArrowRight', 'straight:6'],
    ['straight:2', 'ArrowUp', 'straight:0'],
    ['straight:0', 'ArrowUp', 'straight:0'],
    ['straight:17', 'Home', 'straight:0'],
    ['straight:17', 'End', 'straight:36'],
  ])('from %s with %s lead to %s', (from, key, to) => {
    expect(walk(from, key)).toBe(to);
  });

  it('are no others', () => {
    expect(nextSpot(straights, straights[3]!, 'Enter')).toBeUndefined();
  });

  it.each(INSIDE_BETS)('reach every spot of %s', (kind) => {
    const spots = insideSpots(kind);
    const reached = new Set([spots[0]!]);
    for (const spot of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(nextSpot(spots, spot, key)!);
    }
    expect(reached.size).toBe(spots.length);
  });
});
