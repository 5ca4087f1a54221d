import fc from 'fast-check';
import type { MatchShape } from '../match/match-shape';
import { NOTHING } from '../list-tools/picked';
import { leagueRows } from './list-rows';

const match = (id: string, leagueId: string, kickOff = 0): MatchShape =>
  ({ id, league: { id: leagueId, name: `联赛 ${leagueId}` }, kickOff }) as MatchShape;
const keysOf = (...parts: Parameters<typeof leagueRows>) => leagueRows(...parts).map(({ key }) => key);

describe('leagueRows', () => {
  const matches = [match('1', 'a'), match('2', 'b'), match('3', 'a')];

  it('puts matches under their league, leagues in the order in which they are first named', () => {
    expect(leagueRows(matches, NOTHING, 'league').map(({ key }) => key)).toEqual([
      'league a',
      '1',
      '3',
      'league b',
      '2',
    ]);
  });

  it('keeps the head of a folded league with the count of what it hides', () => {
    expect(leagueRows(matches, { all: false, except: new Set(['a']) }, 'league')).toMatchObject([
      { kind: 'league', count: 2, collapsed: true },
      { kind: 'league', count: 1, collapsed: false },
      { kind: 'match', key: '2' },
    ]);
  });

  it('folds every league but those that were unfolded', () => {
    const rows = leagueRows(matches, { all: true, except: new Set(['b']) }, 'league');
    expect(rows.map(({ key }) => key)).toEqual(['league a', 'league b', '2']);
  });

  it('makes nothing of nothing', () => {
    for (const order of ['league', 'time'] as const)
      expect(leagueRows([], { all: false, except: new Set(['a']) }, order)).toEqual([]);
  });

  describe('by time', () => {
    const timed = [match('1', 'a', 10), match('2', 'a', 30), match('3', 'b', 20), match('4', 'b', 10)];

    it('goes by kick-off across leagues; a league has a head each time its turn comes', () => {
      expect(keysOf(timed, NOTHING, 'time')).toEqual([
        'league a',
        '1',
        'league b',
        '4',
        '3',
        'league a 2',
        '2',
      ]);
    });

    it('gives a folded league one head with all that it hides', () => {
      const rows = leagueRows(timed, { all: false, except: new Set(['a']) }, 'time');
      expect(rows.map(({ key }) => key)).toEqual(['league a', 'league b', '4', '3']);
      expect(rows[0]).toMatchObject({ count: 2, collapsed: true });
    });

    it('never goes back in time, and has each match once under its own league', () => {
      const some = fc.array(
        fc.record({ league: fc.constantFrom('a', 'b', 'c'), kickOff: fc.integer({ min: 0, max: 5 }) }),
      );
      fc.assert(
        fc.property(some, (drawn) => {
          const entries = drawn.map(({ league, kickOff }, index) => match(String(index), league, kickOff));
          const rows = leagueRows(entries, NOTHING, 'time');
          let head = '';
          let last = 0;
          for (const row of rows) {
            if (row.kind === 'league') head = row.league.id;
            else {
              expect(row.match.league.id).toBe(head);
              expect(row.match.kickOff).toBeGreaterThanOrEqual(last);
              last = row.match.kickOff;
            }
          }
          expect(rows.filter(({ kind }) => kind === 'match')).toHaveLength(entries.length);
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        }),
      );
    });
  });
});
