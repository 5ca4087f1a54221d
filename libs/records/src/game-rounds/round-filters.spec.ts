import { readRoundFilters, roundsQuery, writeRoundFilters, type RoundFilters } from './round-filters';

const NOW = new Date(2026, 4, 20, 12).getTime();
const read = (query: string) => readRoundFilters(new URLSearchParams(query), NOW);
const WEEK: RoundFilters = { span: { kind: 'named', name: '7' } };

describe('filters of rounds', () => {
  it.each([
    ['', WEEK],
    [
      'area=live&game=jade-forest&time=30',
      { span: { kind: 'named', name: '30' }, area: 'live', game: 'jade-forest' },
    ],
    ['area=esports', WEEK],
    ['area=all&game=..%2F', WEEK],
    ['time=all', WEEK],
    ['time=2099-01', WEEK],
  ] as const)('"%s" are read', (query, filters) => {
    expect(read(query)).toEqual(filters);
  });

  it.each([WEEK, { span: { kind: 'named', name: 'today' }, area: 'fishing', game: 'a-1' } as const])(
    'are read as they were written: %j',
    (filters) => {
      const query = writeRoundFilters(filters);
      expect(query.get('tab')).toBe('games');
      expect(readRoundFilters(query, NOW)).toEqual(filters);
    },
  );

  it('ask for whole days of the member’s calendar', () => {
    const { from, to, area } = roundsQuery({ span: { kind: 'named', name: 'yesterday' }, area: 'live' }, NOW);
    expect(area).toBe('live');
    expect(from).toBe(new Date(2026, 4, 19).getTime());
    expect(to).toBe(new Date(2026, 4, 20).getTime() - 1);
  });
});
