import type { MatchShape } from './match-shape';
import { NOTHING } from '../list-tools/picked';
import { leagueRows } from './list-rows';

const match = (id: string, leagueId: string): MatchShape =>
  ({ id, league: { id: leagueId, name: `联赛 ${leagueId}` } }) as MatchShape;

describe('leagueRows', () => {
  const matches = [match('1', 'a'), match('2', 'b'), match('3', 'a')];

  it('puts matches under their league, leagues in the order in which they are first named', () => {
    expect(leagueRows(matches, NOTHING).map(({ key }) => key)).toEqual([
      'league a',
      '1',
      '3',
      'league b',
      '2',
    ]);
  });

  it('keeps the head of a folded league with the count of what it hides', () => {
    expect(leagueRows(matches, { all: false, except: new Set(['a']) })).toMatchObject([
      { kind: 'league', count: 2, collapsed: true },
      { kind: 'league', count: 1, collapsed: false },
      { kind: 'match', key: '2' },
    ]);
  });

  it('folds every league but those that were unfolded', () => {
    const rows = leagueRows(matches, { all: true, except: new Set(['b']) });
    expect(rows.map(({ key }) => key)).toEqual(['league a', 'league b', '2']);
  });

  it('makes nothing of nothing', () => {
    expect(leagueRows([], { all: false, except: new Set(['a']) })).toEqual([]);
  });
});
