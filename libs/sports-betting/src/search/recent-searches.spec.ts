import fc from 'fast-check';
import * as v from 'valibot';
import { MOST_SEARCHES, RECENT_SEARCHES, withSearched } from './recent-searches';

describe('recent searches', () => {
  it('begin with the latest, each words once whatever their case', () => {
    expect(withSearched(['曼城', 'LWP'], 'lwp')).toEqual(['lwp', '曼城']);
  });

  it('are never more than are kept, and can always be stored', () => {
    const words = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 20 }), (searched) => {
        const kept = searched.reduce<string[]>(withSearched, []);
        expect(kept[0]).toBe(searched.at(-1));
        expect(kept.length).toBeLessThanOrEqual(MOST_SEARCHES);
        expect(new Set(kept.map((each) => each.toLowerCase())).size).toBe(kept.length);
        expect(v.is(RECENT_SEARCHES.schema, kept)).toBe(true);
      }),
    );
  });
});
