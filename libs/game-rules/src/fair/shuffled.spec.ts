import fc from 'fast-check';
import { quickDraws, saidDraws } from '../testing';
import { shuffled } from './shuffled';

describe('a shuffled list', () => {
  it('is put in order by the draws, from the last place down', () => {
    expect(shuffled(saidDraws([0, 1, 0]), ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'b', 'a']);
    expect(shuffled(saidDraws([3, 2, 1]), ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has the same items, and the given list stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(), (items, seed) => {
        const before = [...items];
        const order = shuffled(quickDraws(seed), items);
        expect(items).toEqual(before);
        expect([...order].sort()).toEqual(before.sort());
      }),
    );
  });

  it('of none or one item takes no draw', () => {
    expect(shuffled(saidDraws([]), [])).toEqual([]);
    expect(shuffled(saidDraws([]), ['a'])).toEqual(['a']);
  });

  it('comes in each order as often as in the others', () => {
    const draws = quickDraws(4);
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 24_000; turn += 1) {
      const order = shuffled(draws, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const strayed = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(strayed).toBeLessThan(49.73);
  });
});
