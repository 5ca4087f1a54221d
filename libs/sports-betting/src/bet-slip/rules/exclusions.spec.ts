import fc from 'fast-check';
import { fakeLeg } from '../testing/slip-fakes';
import { keyOf } from '../slip-selection';
import { comboProblem } from './combining';
import { legExclusions } from './exclusions';

describe('what keeps a selection out of a combo', () => {
  it('is nothing where all can be combined, or one is alone', () => {
    expect(legExclusions([fakeLeg('a'), fakeLeg('b')]).size).toBe(0);
    expect(legExclusions([fakeLeg('a', { kind: 'outright' })]).size).toBe(0);
    expect(legExclusions([]).size).toBe(0);
  });

  it('is another selection of its match, which is solved by letting the others go', () => {
    const found = legExclusions([
      fakeLeg('a', { match: 'm' }),
      fakeLeg('b', { match: 'm' }),
      fakeLeg('c', { match: 'm' }),
      fakeLeg('d'),
    ]);
    expect(found.get('a')).toEqual({ reason: 'sameMatch', venue: 'IMTY', remove: ['b', 'c'] });
    expect(found.get('c')?.remove).toEqual(['a', 'b']);
    expect(found.has('d')).toBe(false);
  });

  it('is another venue, also where the matches’ ids are the same', () => {
    const found = legExclusions([
      fakeLeg('a', { match: '1' }),
      fakeLeg('b', { match: '1', venue: 'FBTY' }),
      fakeLeg('c'),
    ]);
    expect(found.get('a')).toEqual({ reason: 'mixedVenues', venue: 'IMTY', remove: ['b'] });
    expect(found.get('b')).toEqual({ reason: 'mixedVenues', venue: 'FBTY', remove: ['a', 'c'] });
  });

  it('is being an outright, which only its own going solves', () => {
    const found = legExclusions([fakeLeg('a', { kind: 'outright' }), fakeLeg('b')]);
    expect([...found]).toEqual([['a', { reason: 'notCombinable', venue: 'IMTY', remove: ['a'] }]]);
  });

  it('is solved by following the ways out, one after the other, whatever is in the slip', () => {
    const leg = fc.record({
      match: fc.constantFrom('1', '2', '3'),
      venue: fc.constantFrom('IMTY' as const, 'FBTY' as const),
      kind: fc.constantFrom('handicap' as const, 'outright' as const),
    });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 8 }), (traits) => {
        let legs = traits.map((each, index) => fakeLeg(`k${index}`, each));
        for (let steps = 0; steps < traits.length; steps += 1) {
          const [first] = legExclusions(legs).values();
          if (first === undefined) break;
          legs = legs.filter((each) => !first.remove.includes(keyOf(each)));
        }
        expect(legExclusions(legs).size).toBe(0);
        expect([undefined, 'tooFew']).toContain(comboProblem(legs));
      }),
    );
  });
});
