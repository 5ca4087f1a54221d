import { leagueIdAt, sportsAt } from './venue-catalogue';

describe('what a venue offers', () => {
  it('SPORT-006 is under its own league ids where it has such', () => {
    expect(leagueIdAt('IMTY', '103')).toBe('52');
    expect(leagueIdAt('IMTY', '101')).toBe('101');
    for (const venue of ['FBTY', 'YBTY', 'DBTY'] as const) expect(leagueIdAt(venue, '103')).toBe('103');
  });

  it('has esports at OB and DB alone', () => {
    const withEsports = (['IMTY', 'YBTY', 'DBTY', 'FBTY'] as const).filter((venue) =>
      sportsAt(venue).includes('leagueBattle'),
    );
    expect(withEsports).toEqual(['YBTY', 'DBTY']);
  });
});
