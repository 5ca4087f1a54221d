import type { Area } from '../content/home-content';
import { areaTiles } from './area-tiles';

const venue = { id: 'A', enName: 'A', gameCode: undefined, name: '甲', open: true };
const area = (id: Area['id'], open = true): Area => ({ id, open, venues: [{ ...venue, open }] });

describe('the tiles of the areas', () => {
  it('follow the brand before the platform has answered, anchors are open at once', () => {
    expect(areaTiles(['live', 'anchors', 'sports'], undefined)).toEqual([
      { id: 'live', state: 'unknown', venues: [] },
      { id: 'anchors', state: 'open', venues: [] },
      { id: 'sports', state: 'unknown', venues: [] },
    ]);
  });

  it('say what is under maintenance, in the order of the brand', () => {
    const tiles = areaTiles(['live', 'sports'], [area('sports'), area('live', false)]);
    expect(tiles.map(({ id, state }) => [id, state])).toEqual([
      ['live', 'maintenance'],
      ['sports', 'open'],
    ]);
  });

  it('leave out what only one of the two has, and areas without a venue', () => {
    const tiles = areaTiles(
      ['live', 'egame', 'sports'],
      [area('sports'), area('fishing'), { id: 'live', open: false, venues: [] }],
    );
    expect(tiles.map(({ id }) => id)).toEqual(['sports']);
  });
});
