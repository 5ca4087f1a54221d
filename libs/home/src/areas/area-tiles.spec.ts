import type { Area } from '../content/home-content';
import { areaTiles } from './area-tiles';

const area = (id: Area['id'], open = true): Area => ({ id, open });

describe('the tiles of the areas', () => {
  it('follow the brand before the platform has answered, anchors are open at once', () => {
    expect(areaTiles(['live', 'anchors', 'sports'], undefined)).toEqual([
      { id: 'live', state: 'unknown' },
      { id: 'anchors', state: 'open' },
      { id: 'sports', state: 'unknown' },
    ]);
  });

  it('say what is under maintenance, in the order of the brand', () => {
    const tiles = areaTiles(['live', 'sports'], [area('sports'), area('live', false)]);
    expect(tiles.map(({ id, state }) => [id, state])).toEqual([
      ['live', 'maintenance'],
      ['sports', 'open'],
    ]);
  });

  it('leave out what only one of the two has', () => {
    const tiles = areaTiles(['live', 'egame', 'sports'], [area('sports'), area('fishing')]);
    expect(tiles.map(({ id }) => id)).toEqual(['sports']);
  });
});
