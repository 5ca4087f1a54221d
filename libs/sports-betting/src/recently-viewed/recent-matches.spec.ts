import fc from 'fast-check';
import { splitMatch } from '../match/match-shape';
import { fakeMatch } from '../testing/sports-scene';
import {
  KEPT_AFTER_KICK_OFF_MS,
  MOST_RECENT,
  stillPlayed,
  withViewed,
  type RecentMatch,
} from './recent-matches';

const NOW = 1_800_000_000_000;
const recent = (id: string, kickOff = NOW): RecentMatch => ({
  venue: 'IMTY',
  id,
  home: '主',
  away: '客',
  kickOff,
});
const shape = (id: string, kickOff = NOW) => splitMatch(fakeMatch(id, { kickOff })).shape;

describe('recently viewed matches', () => {
  it('begin with the one that was opened last, with its names', () => {
    const list = withViewed([recent('a')], shape('b'), NOW);
    expect(list.map(({ id, home }) => [id, home])).toEqual([
      ['b', '主队b'],
      ['a', '主'],
    ]);
  });

  it('have a match of another venue beside one of the same number', () => {
    expect(withViewed([{ ...recent('a'), venue: 'FBTY' }], shape('a'), NOW)).toHaveLength(2);
  });

  it('leave out what must be over, at the very moment', () => {
    const edge = NOW - KEPT_AFTER_KICK_OFF_MS;
    expect(stillPlayed([recent('over', edge), recent('on', edge + 1)], NOW).map(({ id }) => id)).toEqual([
      'on',
    ]);
  });

  it('have each match once and never more than are kept, whatever was opened', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }).map(String), { minLength: 1 }), (opened) => {
        const list = opened.reduce<RecentMatch[]>((kept, id) => withViewed(kept, shape(id), NOW), []);
        const ids = list.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual([...new Set(opened.toReversed())].slice(0, MOST_RECENT));
      }),
      { numRuns: 30 },
    );
  });
});
