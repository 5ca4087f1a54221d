import type { Statistic } from '@heptad/venue-gateway';
import fc from 'fast-check';
import { expectedRows, homeShare, statisticRows } from './statistic-rows';

const figure = (kind: Statistic['kind'], home: number, away: number): Statistic => ({
  kind,
  score: { home, away },
});

describe('the bars of a match', () => {
  it('are what the venue counted and what its board has, in one order', () => {
    const rows = statisticRows(
      { sport: 'football', redCards: { home: 0, away: 1 }, corners: { home: 3, away: 1 } },
      [figure('shotsOnTarget', 4, 2), figure('shotsOffTarget', 5, 0), figure('possession', 61, 39)],
    );
    expect(rows).toEqual([
      { kind: 'possession', home: 61, away: 39 },
      { kind: 'shots', home: 9, away: 2 },
      { kind: 'shotsOnTarget', home: 4, away: 2 },
      { kind: 'corners', home: 3, away: 1 },
      { kind: 'redCards', home: 0, away: 1 },
    ]);
  });

  it('have none for what neither side has', () => {
    expect(statisticRows({ sport: 'football' })).toEqual([]);
    expect(
      statisticRows({ sport: 'football', yellowCards: { home: 0, away: 0 } }, [
        figure('shotsOnTarget', 0, 0),
      ]),
    ).toEqual([]);
  });

  it('know no shots where one half of them is not told', () => {
    expect(
      statisticRows({ sport: 'football' }, [figure('shotsOnTarget', 4, 2)]).map(({ kind }) => kind),
    ).toEqual(['shotsOnTarget']);
  });

  it('share a bar by their sizes', () => {
    expect(homeShare({ home: 3, away: 1 })).toBe(75);
    expect(homeShare({ home: 0, away: 2 })).toBe(0);
    fc.assert(
      fc.property(fc.nat(999), fc.integer({ min: 1, max: 999 }), (home, away) => {
        expect(homeShare({ home, away })).toBeLessThanOrEqual(100);
        expect(homeShare({ home, away }) + homeShare({ home: away, away: home })).toBeGreaterThanOrEqual(99);
      }),
    );
  });

  it('are expected as many as a sport has, before the venue has told them', () => {
    expect(expectedRows({ sport: 'football', corners: { home: 1, away: 0 } })).toBe(6);
    expect(expectedRows({ sport: 'tennis' })).toBe(4);
    expect(expectedRows({ sport: 'leagueBattle' })).toBe(2);
  });
});
