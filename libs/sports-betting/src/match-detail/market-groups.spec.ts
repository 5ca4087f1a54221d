import type { MarketShape } from '../match/match-shape';
import { groupsOf, mainFirst, marketFamilies, marketsOf } from './market-groups';

const market = (kind: MarketShape['kind'], more: Partial<MarketShape> = {}): MarketShape => ({
  key: `${kind} ${more.line ?? ''} ${more.period ?? 'full'}`,
  kind,
  period: 'full',
  name: kind,
  status: 'open',
  selections: [],
  ...more,
});

describe('the order of markets', () => {
  it('has who wins, the handicap and the total of the whole match first, and the venue’s order after them', () => {
    const kinds = (['oddEven', 'overUnder', 'handicap', 'correctScore', 'moneyline'] as const).map((kind) =>
      market(kind),
    );
    const half = market('moneyline', { period: 'firstHalf' });
    expect(
      mainFirst(marketFamilies([half, ...kinds])).map(({ kind, period }) => `${kind} ${period}`),
    ).toEqual([
      ...['moneyline full', 'handicap full', 'overUnder full', 'moneyline firstHalf', 'oddEven full'],
      'correctScore full',
    ]);
  });
});

describe('market groups', () => {
  it('offers only groups that have an open or suspended market', () => {
    expect(groupsOf([])).toEqual([]);
    expect(groupsOf([market('overUnder'), market('cornersOverUnder', { status: 'closed' })])).toEqual([
      'hot',
      'goals',
    ]);
    expect(groupsOf([market('handicap', { status: 'suspended' })])).toEqual(['hot', 'handicap']);
  });

  it('offers all together, last, where that is more than the popular ones', () => {
    expect(groupsOf([market('handicap'), market('oddEven')])).toEqual([
      'hot',
      'handicap',
      'goals',
      'specials',
      'all',
    ]);
    expect(groupsOf([market('cornersOverUnder')])).toEqual(['corners', 'all']);
  });

  it('counts neither later parts of a match nor corners among the popular ones', () => {
    const [half, quarter] = [
      market('handicap', { period: 'firstHalf' }),
      market('handicap', { period: 'quarter2' }),
    ];
    expect(marketsOf('hot', [half, quarter, market('cornersHandicap')])).toEqual([half]);
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
