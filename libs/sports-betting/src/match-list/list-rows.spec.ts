import type { MatchShape } from './match-shape';
import { listRows } from './list-rows';

const match = (id: string, leagueId: string): MatchShape =>
  ({ id, league: { id: leagueId, name: `联赛 ${leagueId}` } }) as MatchShape;

describe('listRows', () => {
  const matches = [match('1', 'a'), match('2', 'b'), match('3', 'a')];

  it('puts matches under their league, leagues in the order in which they are first named', () => {
    expect(listRows(matches, new Set()).map(({ key }) => key)).toEqual([
      'league a',
      '1',
      '3',
      'league b',
      '2',
    ]);
  });

  it('keeps the head of a folded league with the count of what it hides', () => {
    expect(listRows(matches, new Set(['a']))).toMatchObject([
      { kind: 'league', count: 2, collapsed: true },
      { kind: 'league', count: 1, collapsed: false },
      { kind: 'match', key: '2' },
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(listRows([], new Set(['a']))).toEqual([]);
  });
});
