import type { MarketShape } from '../match/match-shape';
import { groupsOf, marketFamilies, marketsOf } from './market-groups';

const market = (kind: MarketShape['kind'], more: Partial<MarketShape> = {}): MarketShape => ({
  key: `${kind} ${more.line ?? ''} ${more.period ?? 'full'}`,
  kind,
  period: 'full',
  name: kind,
  status: 'open',
  selections: [],
  ...more,
});

describe('market groups', () => {
  it('offers only groups that have an open or suspended market', () => {
    expect(groupsOf([])).toEqual([]);
    expect(groupsOf([market('overUnder'), market('cornersOverUnder', { status: 'closed' })])).toEqual([
      'all',
      'goals',
    ]);
    expect(groupsOf([market('handicap', { status: 'suspended' })])).toEqual(['all', 'handicap']);
  });

  it('puts every market of a part of the match under half, whatever its kind', () => {
    const half = market('handicap', { period: 'firstHalf' });
    expect(marketsOf('half', [half, market('handicap')])).toEqual([half]);
  });

  it('gathers lines of one kind and period, in the venue’s order', () => {
    const families = marketFamilies([
      market('overUnder', { line: '2.5' }),
      market('handicap', { line: '-0.5' }),
      market('overUnder', { line: '2.75' }),
      market('overUnder', { line: '1', period: 'firstHalf' }),
    ]);
    expect(families.map(({ kind, period, lines }) => [kind, period, lines.map(({ line }) => line)])).toEqual([
      ['overUnder', 'full', ['2.5', '2.75']],
      ['handicap', 'full', ['-0.5']],
      ['overUnder', 'firstHalf', ['1']],
    ]);
  });
});
