import { money, odds } from '@heptad/formatting';
import { LIST_INTERVAL_MS, type BuilderPrice } from '@heptad/venue-gateway';
import fc from 'fast-check';
import type { SlipSelection } from '../slip-selection';
import { fakeLeg } from '../testing/slip-fakes';
import { builderKeys, builderView, isBuilder } from './bet-builder';
import { comboProblem, effectiveMode, wagersOf } from './combining';
import { builderExclusions } from './exclusions';

const ofMatch = (count: number, more: Parameters<typeof fakeLeg>[1] = {}): readonly SlipSelection[] =>
  Array.from({ length: count }, (_, index) => fakeLeg(`k${index}`, { match: 'm', venue: 'FBTY', ...more }));

const open = (price: string): BuilderPrice => ({
  state: 'open',
  odds: odds(price),
  min: money('2'),
  max: money('100'),
});

describe('a bet builder', () => {
  it('is made of two or more selections of one match at a venue that has it', () => {
    expect(isBuilder(ofMatch(2))).toBe(true);
    expect(isBuilder(ofMatch(8))).toBe(true);
    expect(isBuilder([])).toBe(false);
    expect(isBuilder(ofMatch(1))).toBe(false);
    expect(isBuilder(ofMatch(2, { venue: 'IMTY' }))).toBe(false);
    expect(isBuilder(ofMatch(2, { kind: 'outright' }))).toBe(false);
    expect(isBuilder([...ofMatch(2), fakeLeg('other', { venue: 'FBTY' })])).toBe(false);
  });

  it('is one bet at one price in the place of the combos, and the singles stay what they are', () => {
    const legs = ofMatch(3);
    expect(comboProblem(legs)).toBeUndefined();
    expect(effectiveMode(legs, undefined)).toBe('combo');
    expect(wagersOf(legs, 'combo')).toEqual([
      { id: 'builder', comboCode: 3001, combinations: 1, sizes: [1], legs },
    ]);
    expect(wagersOf(legs, 'both').map(({ id }) => id)).toEqual(['k0', 'k1', 'k2', 'builder']);
    expect(comboProblem(ofMatch(9))).toBe('tooMany');
  });

  it('elsewhere, and beside a selection of another match, is the conflict that it was', () => {
    expect(comboProblem(ofMatch(2, { venue: 'YBTY' }))).toBe('sameMatch');
    expect(comboProblem([...ofMatch(2), fakeLeg('other', { venue: 'FBTY' })])).toBe('sameMatch');
  });

  it('is named by its selections, whatever their order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 2 }), (keys) => {
        const legs = keys.map((key) => fakeLeg(key));
        expect(builderKeys([...legs].reverse())).toBe(builderKeys(legs));
        expect(builderKeys(legs.slice(1))).not.toBe(builderKeys(legs));
      }),
    );
  });
});

describe('the price of a bet builder', () => {
  const legs = ofMatch(2);
  const keys = builderKeys(legs);
  const view = (quote: Parameters<typeof builderView>[0]['quote'], now = 0) =>
    builderView({ legs, quote, acceptance: 'better', now });

  it('is none before the venue has told one, and none of other selections', () => {
    expect(view(undefined)).toEqual({ problem: 'stale' });
    expect(view({ keys: 'others', price: open('3.00'), at: 0 })).toEqual({ problem: 'stale' });
  });

  it('is the venue’s with its limits, until it grows old', () => {
    const quote = { keys, price: open('3.00'), at: 0, consented: odds('3.00') };
    expect(view(quote)).toMatchObject({ odds: '3.00', bounds: { min: '2.00', max: '100.00' } });
    expect(view(quote, 2 * LIST_INTERVAL_MS.live).problem).toBeUndefined();
    expect(view(quote, 2 * LIST_INTERVAL_MS.live + 1).problem).toBe('stale');
  });

  it('is asked about where it has moved beyond what the member accepts', () => {
    const at = (price: string) => view({ keys, price: open(price), at: 0, consented: odds('3.00') }).problem;
    expect([at('2.99'), at('3.00'), at('3.01')]).toEqual(['oddsChanged', undefined, undefined]);
  });

  it('is refused with the selections that are in the way, each of which solves it by going', () => {
    const price: BuilderPrice = { state: 'refused', reason: 'impossible', keys: ['k1'] };
    expect(view({ keys, price, at: 0 })).toEqual({ refusal: price });
    expect([...builderExclusions(legs, price)]).toEqual([
      ['k1', { reason: 'impossible', venue: 'FBTY', remove: ['k1'] }],
    ]);
  });
});
