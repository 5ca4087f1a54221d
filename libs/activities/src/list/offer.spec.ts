import fc from 'fast-check';
import { headOf } from '../engine/testing/activity-fakes';
import { activityOffer, forHome, inOrder, isMine, isOver } from './offer';
import type { OfferState } from './offer-state';

const STATES: readonly OfferState[] = [
  'announced',
  'open',
  'joined',
  'earning',
  'reached',
  'claimed',
  'ended',
  'expired',
  'stopped',
];
const offers = fc.array(
  fc.record({ state: fc.constantFrom(...STATES), waits: fc.boolean() }).map((more) => ({
    ...activityOffer(headOf()),
    ...more,
  })),
);

describe('an offer of the list', () => {
  it('leads to the page of its kind, and where the kind is not known to its item page', () => {
    expect(activityOffer(headOf({ kind: 'drawGift', id: 'a 1' })).href).toBe('/activity/drawGift/a%201');
    expect(activityOffer(headOf({ kind: 'moonWalk' })).href).toBe('/activity/list/a-1');
    expect(activityOffer(headOf({ kind: 'PromoDetails' })).href).toBe('/activity/PromoDetails/a-1');
  });

  it('says a state in the words of lists', () => {
    expect(activityOffer(headOf({ state: 'toClaim' })).state).toBe('reached');
    expect(activityOffer(headOf({ state: 'closed' })).state).toBe('ended');
    expect(activityOffer(headOf({ state: 'stopped' })).state).toBe('stopped');
  });
});

describe('the order of offers', () => {
  it('has what waits before all that does not, what is over last, and loses none', () => {
    fc.assert(
      fc.property(offers, (given) => {
        const sorted = inOrder(given);
        expect(sorted).toHaveLength(given.length);
        const waits = sorted.map((each) => each.waits || each.state === 'reached');
        expect(waits.indexOf(false) === -1 || !waits.slice(waits.indexOf(false)).includes(true)).toBe(true);
        const over = sorted.map((each) => isOver(each) && !each.waits);
        expect(over.indexOf(true) === -1 || !over.slice(over.indexOf(true)).includes(false)).toBe(true);
      }),
    );
  });

  it('shows nothing at home that is over, and no more than asked for', () => {
    fc.assert(
      fc.property(offers, fc.nat(5), (given, count) => {
        const shown = forHome(given, count);
        expect(shown.length).toBeLessThanOrEqual(count);
        expect(shown.some(isOver)).toBe(false);
      }),
    );
  });

  it('counts as the member’s own what was joined or waits', () => {
    expect(STATES.filter((state) => isMine({ state, waits: false }))).toEqual([
      'joined',
      'earning',
      'reached',
      'claimed',
    ]);
    expect(isMine({ state: 'open', waits: true })).toBe(true);
  });
});
