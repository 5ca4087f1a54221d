import type { BetLeg } from '@heptad/sandbox-ledger';
import fc from 'fast-check';
import { popularSelections } from './popular-selections';

const leg = (selection: string, countsFrom?: BetLeg['countsFrom']): BetLeg => ({
  selection,
  matchId: '1',
  sport: 'football',
  leagueId: '1',
  kind: 'handicap',
  period: 'full',
  side: 'home',
  odds: '1.90',
  live: countsFrom !== undefined,
  scoreAtBet: { home: 0, away: 0 },
  state: 'open',
  ...(countsFrom && { countsFrom }),
});

const books = fc.array(
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 3 }),
  { maxLength: 40 },
);

describe('the selections that most bets are on', () => {
  it('are counted from the bets, none made up, most first', () => {
    fc.assert(
      fc.property(books, fc.integer({ min: 1, max: 4 }), (bets, least) => {
        const popular = popularSelections(
          bets.map((names) => names.map((name) => leg(name))),
          least,
        );
        const counts = popular.map((each) => each.bets);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        for (const each of popular)
          expect(each.bets).toBe(
            bets.filter((names) => names.some((name) => name === each.leg.selection)).length,
          );
        const known = new Set<string>(popular.map((each) => each.leg.selection));
        for (const name of new Set(bets.flat())) {
          const held = bets.filter((names) => names.includes(name)).length;
          expect(known.has(name)).toBe(held >= least);
        }
      }),
    );
  });

  it('are of equals the one that was bet last first', () => {
    const popular = popularSelections([[leg('late')], [leg('early')], [leg('early')], [leg('late')]], 2);
    expect(popular.map((each) => each.leg.selection)).toEqual(['late', 'early']);
  });

  it('are two where a handicap counts from two scores', () => {
    const [level, ahead] = [leg('a', { home: 0, away: 0 }), leg('a', { home: 1, away: 0 })];
    expect(popularSelections([[level], [ahead], [ahead]], 1).map(({ bets }) => bets)).toEqual([2, 1]);
  });

  it('are none where nobody has bet, or nobody else', () => {
    expect(popularSelections([], 1)).toEqual([]);
    expect(popularSelections([[leg('a')]], 2)).toEqual([]);
  });
});
