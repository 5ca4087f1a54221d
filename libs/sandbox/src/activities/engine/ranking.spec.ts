import fc from 'fast-check';
import { rankingOf } from './ranking';

const entry = (memberId: string, value: bigint, reachedAt: number) => ({ memberId, value, reachedAt });

describe('a ranking', () => {
  it('puts the higher value first, and of equal ones who came to it first', () => {
    const ranking = rankingOf([entry('a', 5n, 9), entry('b', 7n, 20), entry('c', 5n, 3), entry('d', 0n, 1)]);
    expect(ranking.entries.map(({ memberId }) => memberId)).toEqual(['b', 'c', 'a']);
    expect(['a', 'b', 'c', 'd', 'x'].map((id) => ranking.placeOf(id))).toEqual([
      3,
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  it('gives each member a place of their own, whatever the order they came in', () => {
    const entries = fc.uniqueArray(
      fc.record({
        memberId: fc.stringMatching(/^\d{1,4}$/),
        value: fc.bigInt({ min: 0n, max: 5n }),
        reachedAt: fc.nat(3),
      }),
      { selector: ({ memberId }) => memberId },
    );
    fc.assert(
      fc.property(entries, (all) => {
        const ranking = rankingOf(all);
        expect(rankingOf(all.toReversed()).entries).toEqual(ranking.entries);
        for (const [place, { memberId }] of ranking.entries.entries())
          expect(ranking.placeOf(memberId)).toBe(place + 1);
      }),
    );
  });
});
