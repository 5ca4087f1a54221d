import { fakeMarket, fakeMatch } from '../testing/sports-scene';
import { findSelection } from './find-selection';
import { splitMatch } from './match-shape';

const { shape } = splitMatch(
  fakeMatch('m', {
    markets: [
      fakeMarket('m', 'handicap', { home: '1.90', away: '1.90' }, { line: '-0.5', period: 'firstHalf' }),
      fakeMarket('m', 'handicap', { home: '1.70', away: '2.10' }, { line: '-0.25' }),
      fakeMarket('m', 'handicap', { home: '1.95', away: '1.85' }, { line: '-0.5' }),
      fakeMarket('m', 'moneyline', { home: '1.50', away: '2.50' }),
      fakeMarket('m', 'overUnder', { over: '1.90', under: '1.90' }, { line: '2', status: 'closed' }),
    ],
  }),
);
const full = 'full' as const;

describe('the selection that the platform means', () => {
  it('is the one of its market, period, line and side', () => {
    const found = findSelection(shape, {
      market: { kind: 'handicap', period: full, line: '-0.50' },
      side: 'away',
    });
    expect(found?.market).toMatchObject({ line: '-0.5', period: 'full' });
    expect(found?.selection.side).toBe('away');
    expect(findSelection(shape, { market: { kind: 'moneyline', period: full }, side: 'home' })).toBeDefined();
  });

  it.each([
    ['another line', { kind: 'handicap', period: full, line: '-0.75' }, 'home'],
    ['no line', { kind: 'handicap', period: full }, 'home'],
    ['a draw that cannot be', { kind: 'moneyline', period: full }, 'draw'],
    ['a market that is closed', { kind: 'overUnder', period: full, line: '2' }, 'over'],
  ] as const)('is none for %s', (_what, market, side) => {
    expect(findSelection(shape, { market, side })).toBeUndefined();
  });
});

it('a tip’s handicap is none of a match where it counts from a later score', () => {
  const inPlay = (home: number, away: number) =>
    splitMatch(
      fakeMatch('m', {
        status: 'live',
        markets: [
          {
            ...fakeMarket('m', 'handicap', { home: '1.95', away: '1.85' }, { line: '-0.5' }),
            countsFrom: { home, away },
          },
        ],
      }),
    ).shape;
  const tip = { market: { kind: 'handicap', period: full, line: '-0.5' }, side: 'home' } as const;
  expect(findSelection(inPlay(1, 0), tip)).toBeUndefined();
  expect(findSelection(inPlay(0, 0), tip)).toBeDefined();
  const later = { ...tip, market: { ...tip.market, countsFrom: { home: 1, away: 0 } } };
  expect(findSelection(inPlay(1, 0), later)).toBeDefined();
  expect(findSelection(inPlay(2, 0), later)).toBeUndefined();
});
