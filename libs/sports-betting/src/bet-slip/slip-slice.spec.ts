import { keyOf } from './slip-selection';
import { money, odds } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fakeBet, fakeLeg } from './testing/slip-fakes';
import type { WagerRequest } from './placement';
import {
  selectIsInSlip,
  selectLegs,
  selectPlacements,
  selectSlip,
  selectSlipCount,
  slipActions,
  slipReducer,
} from './slip-slice';
import { MAX_SLIP_LEGS } from './slip-state';

const start = () => configureStore({ reducer: combineReducers({ betSlip: slipReducer }) });
const request = (key: string): WagerRequest => ({
  id: key,
  venue: 'IMTY',
  comboCode: 1001,
  legs: [fakeLeg(key)],
  stake: money('10'),
  acceptance: 'none',
});

describe('the slip', () => {
  it('takes a tapped selection in, keeps only what it needs, and gives it back at the second tap', () => {
    const store = start();
    const leg = fakeLeg('a');
    const fromList = { ...leg, match: { ...leg.match, marketCount: 90, score: { home: 1, away: 0 } } };
    store.dispatch(slipActions.selectionTapped(fromList));
    expect(selectLegs(store.getState())).toEqual([leg]);
    expect(selectIsInSlip(store.getState(), 'a')).toBe(true);
    expect(selectIsInSlip(store.getState(), 'b')).toBe(false);
    store.dispatch(slipActions.selectionTapped(fromList));
    expect(selectSlipCount(store.getState())).toBe(0);
  });

  it('holds a bounded number of selections', () => {
    const store = start();
    for (let index = 0; index <= MAX_SLIP_LEGS; index += 1)
      store.dispatch(slipActions.selectionTapped(fakeLeg(`k${index}`)));
    expect(selectSlipCount(store.getState())).toBe(MAX_SLIP_LEGS);
  });

  it('forgets the stake of what was removed, and the limits of combos that are no more', () => {
    const store = start();
    for (const key of ['a', 'b', 'c']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    store.dispatch(slipActions.stakeChanged({ id: 'a', text: '10' }));
    store.dispatch(slipActions.stakeChanged({ id: 'b', text: '20' }));
    const bounds = { min: money('1'), max: money('9') };
    store.dispatch(slipActions.boundsAnswered({ a: bounds, b: bounds, 'combo:3001': bounds }));
    store.dispatch(slipActions.removed('a'));
    expect(selectSlip(store.getState())).toMatchObject({ stakes: { b: '20' }, bounds: { b: bounds } });
    expect(selectSlip(store.getState()).bounds).not.toHaveProperty('combo:3001');
    store.dispatch(slipActions.cleared());
    expect(selectSlip(store.getState())).toMatchObject({ legs: [], stakes: {}, bounds: {} });
  });

  it('gives every wager of a tap a key of its own, and does not take a second tap while one is open', () => {
    const store = start();
    store.dispatch(slipActions.placeRequested([request('a'), request('b')]));
    const first = selectPlacements(store.getState());
    expect(new Set(first.map(({ key }) => key)).size).toBe(2);
    store.dispatch(slipActions.placeRequested([request('a')]));
    expect(selectPlacements(store.getState())).toBe(first);
  });

  it('lets accepted selections go, and keeps those of a rejected bet', () => {
    const store = start();
    for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    store.dispatch(slipActions.placeRequested([request('a'), request('b')]));
    const [a, b] = selectPlacements(store.getState());
    store.dispatch(slipActions.betAnswered({ key: a!.key, bet: fakeBet('accepted') }));
    store.dispatch(slipActions.betAnswered({ key: b!.key, bet: fakeBet('rejected') }));
    expect(selectLegs(store.getState())).toEqual([fakeLeg('b')]);
    expect(selectPlacements(store.getState()).map(({ status }) => status)).toEqual(['accepted', 'rejected']);
  });

  it('keeps a selection whose single was taken while a combo of the same tap is not, and lets it go with the combo', () => {
    const store = start();
    for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    for (const id of ['a', 'combo:2001']) store.dispatch(slipActions.stakeChanged({ id, text: '10' }));
    const combo = { ...request('combo:2001'), comboCode: 2001, legs: [fakeLeg('a'), fakeLeg('b')] };
    store.dispatch(slipActions.placeRequested([request('a'), combo]));
    const [first, second] = selectPlacements(store.getState());
    store.dispatch(slipActions.betAnswered({ key: first!.key, bet: fakeBet('accepted') }));
    expect(selectSlip(store.getState())).toMatchObject({ legs: [{}, {}], stakes: { 'combo:2001': '10' } });
    expect(selectSlip(store.getState()).stakes).not.toHaveProperty('a');
    store.dispatch(slipActions.betAnswered({ key: second!.key, bet: fakeBet('accepted') }));
    expect(selectSlip(store.getState())).toMatchObject({ legs: [], stakes: {} });
  });

  it('keeps the stake of a bet builder while its selections change, and none once they are gone', () => {
    const store = start();
    for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    for (const id of ['a', 'builder']) store.dispatch(slipActions.stakeChanged({ id, text: '10' }));
    store.dispatch(slipActions.selectionTapped(fakeLeg('c')));
    store.dispatch(slipActions.removed('a'));
    expect(selectSlip(store.getState()).stakes).toEqual({ builder: '10' });
    store.dispatch(slipActions.cleared());
    expect(selectSlip(store.getState()).stakes).toEqual({});
  });

  describe('stakes of combos', () => {
    const slipOf = (keys: readonly string[], stakes: Readonly<Record<string, string>>) => {
      const store = start();
      for (const key of keys) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
      for (const [id, text] of Object.entries(stakes)) store.dispatch(slipActions.stakeChanged({ id, text }));
      return store;
    };
    const stakesOf = (store: ReturnType<typeof start>) => selectSlip(store.getState()).stakes;

    it('go on to the combo of all selections, and stay on no code that makes more bets by now', () => {
      const store = slipOf(['a', 'b'], { 'combo:2001': '100', a: '5' });
      store.dispatch(slipActions.selectionTapped(fakeLeg('c')));
      expect(stakesOf(store)).toEqual({ 'combo:3001': '100', a: '5' });
      store.dispatch(slipActions.stakeChanged({ id: 'combo:2001', text: '7' }));
      store.dispatch(slipActions.stakeChanged({ id: 'combo:3004', text: '8' }));
      store.dispatch(slipActions.selectionTapped(fakeLeg('d')));
      expect(stakesOf(store)).toEqual({ 'combo:4001': '100', a: '5' });
    });

    it('go back to the smaller one, and wait while one selection is alone', () => {
      const store = slipOf(['a', 'b', 'c'], { 'combo:3001': '100' });
      store.dispatch(slipActions.removed('c'));
      expect(stakesOf(store)).toEqual({ 'combo:2001': '100' });
      store.dispatch(slipActions.removed('b'));
      store.dispatch(slipActions.selectionTapped(fakeLeg('d')));
      expect(stakesOf(store)).toEqual({ 'combo:2001': '100' });
    });

    it('of another tab, and of the visit before, are for the selections they came with', () => {
      const legs = ['a', 'b', 'c'].map((key) => fakeLeg(key));
      const stakes = { 'combo:2001': '10', 'combo:3001': '20' };
      const tab = slipOf(['a', 'b'], {});
      tab.dispatch(slipActions.followed({ legs, stakes }));
      expect(stakesOf(tab)).toEqual(stakes);
      const visit = slipOf([], {});
      visit.dispatch(slipActions.restored({ legs, stakes, mode: undefined, acceptance: {} }));
      expect(stakesOf(visit)).toEqual(stakes);
      const later = slipOf(['d'], {});
      later.dispatch(slipActions.restored({ legs, stakes, mode: undefined, acceptance: {} }));
      expect(stakesOf(later)).toEqual({ 'combo:4001': '20' });
    });

    it('of a bet that was taken are gone, whichever code the rest has then', () => {
      const store = slipOf(['a', 'b', 'c'], { a: '5', 'combo:3001': '100' });
      store.dispatch(
        slipActions.placeRequested([
          { ...request('combo:3001'), comboCode: 3001, legs: ['a', 'b', 'c'].map((key) => fakeLeg(key)) },
        ]),
      );
      const [placement] = selectPlacements(store.getState());
      store.dispatch(slipActions.betAnswered({ key: placement!.key, bet: fakeBet('accepted') }));
      expect(stakesOf(store)).toEqual({});
    });

    it.each([
      ['taken', (key: string) => slipActions.betAnswered({ key, bet: fakeBet('accepted') })],
      ['left undecided', (key: string) => slipActions.leftUndecided({ key })],
    ])('of a bet that is %s do not come back on the combo that a tap made meanwhile', (_, end) => {
      const store = slipOf(['a', 'b'], { 'combo:2001': '100' });
      const legs = [fakeLeg('a'), fakeLeg('b')];
      store.dispatch(slipActions.placeRequested([{ ...request('combo:2001'), comboCode: 2001, legs }]));
      const { key } = selectPlacements(store.getState())[0]!;
      store.dispatch(slipActions.selectionTapped(fakeLeg('c')));
      store.dispatch(end(key));
      store.dispatch(slipActions.receiptsClosed());
      store.dispatch(slipActions.selectionTapped(fakeLeg('d')));
      expect(selectLegs(store.getState()).map(keyOf)).toEqual(['c', 'd']);
      expect(stakesOf(store)).toEqual({});
    });

    it('of a bet that was refused stay with the combo that a tap made meanwhile', () => {
      const store = slipOf(['a', 'b'], { 'combo:2001': '100' });
      const legs = [fakeLeg('a'), fakeLeg('b')];
      store.dispatch(slipActions.placeRequested([{ ...request('combo:2001'), comboCode: 2001, legs }]));
      const { key } = selectPlacements(store.getState())[0]!;
      store.dispatch(slipActions.selectionTapped(fakeLeg('c')));
      store.dispatch(slipActions.betAnswered({ key, bet: fakeBet('rejected') }));
      expect(stakesOf(store)).toEqual({ 'combo:3001': '100' });
    });
  });

  it('lets a selection go that two bets of unknown end hold, since neither is offered again', () => {
    const store = start();
    for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    const combo = { ...request('combo:2001'), comboCode: 2001, legs: [fakeLeg('a'), fakeLeg('b')] };
    store.dispatch(slipActions.placeRequested([request('a'), combo]));
    for (const { key } of selectPlacements(store.getState()))
      store.dispatch(slipActions.leftUndecided({ key }));
    store.dispatch(slipActions.receiptsClosed());
    expect(selectSlip(store.getState())).toMatchObject({ legs: [], placements: [] });
  });

  it('lets several selections go at once', () => {
    const store = start();
    for (const key of ['a', 'b', 'c']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    store.dispatch(slipActions.dropped(['a', 'c', 'nothing']));
    expect(selectLegs(store.getState())).toEqual([fakeLeg('b')]);
  });

  it('opens its sheet at the first pick, until the member closes it over what was picked', () => {
    const store = start();
    const isOpen = (): boolean => selectSlip(store.getState()).sheetOpen;
    store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
    expect(isOpen()).toBe(true);
    store.dispatch(slipActions.removed('a'));
    expect(isOpen()).toBe(false);
    store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
    expect(isOpen()).toBe(true);
    store.dispatch(slipActions.sheetClosed());
    store.dispatch(slipActions.selectionTapped(fakeLeg('b')));
    expect(isOpen()).toBe(false);
    store.dispatch(slipActions.cleared());
    store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
    expect(isOpen()).toBe(false);
  });

  it('opens no sheet for what comes back, and none before a quick bet', () => {
    const store = start();
    const isOpen = (): boolean => selectSlip(store.getState()).sheetOpen;
    store.dispatch(
      slipActions.restored({ legs: [fakeLeg('a')], stakes: {}, mode: undefined, acceptance: {} }),
    );
    expect(isOpen()).toBe(false);
    store.dispatch(slipActions.cleared());
    store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
    store.dispatch(slipActions.quickBetAsked('a'));
    expect(isOpen()).toBe(false);
  });

  it('closes its sheet when the member has taken the last thing out of it, and not before', () => {
    const opened = (): ReturnType<typeof start> => {
      const store = start();
      for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
      store.dispatch(slipActions.sheetOpened());
      return store;
    };
    const isOpened = (store: ReturnType<typeof start>): boolean => selectSlip(store.getState()).sheetOpen;

    const removed = opened();
    removed.dispatch(slipActions.removed('a'));
    expect(isOpened(removed)).toBe(true);
    removed.dispatch(slipActions.removed('b'));
    expect(isOpened(removed)).toBe(false);

    const dropped = opened();
    dropped.dispatch(slipActions.dropped(['a', 'b']));
    expect(isOpened(dropped)).toBe(false);

    const cleared = opened();
    cleared.dispatch(slipActions.cleared());
    expect(isOpened(cleared)).toBe(false);

    const followed = opened();
    followed.dispatch(slipActions.followed({ legs: [], stakes: {} }));
    expect(isOpened(followed)).toBe(false);

    const placed = opened();
    placed.dispatch(slipActions.placeRequested([request('a')]));
    const { key } = selectPlacements(placed.getState())[0]!;
    placed.dispatch(slipActions.removed('b'));
    placed.dispatch(slipActions.betAnswered({ key, bet: fakeBet('accepted') }));
    expect(isOpened(placed)).toBe(true);
    placed.dispatch(slipActions.receiptsClosed());
    expect(isOpened(placed)).toBe(false);
  });

  it('brings the selections back without stakes when the member keeps them', () => {
    const store = start();
    store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
    store.dispatch(slipActions.stakeChanged({ id: 'a', text: '10' }));
    store.dispatch(slipActions.placeRequested([request('a')]));
    const key = selectPlacements(store.getState())[0]!.key;
    store.dispatch(slipActions.selectionsKept());
    expect(selectPlacements(store.getState())).toHaveLength(1);
    store.dispatch(slipActions.betAnswered({ key, bet: fakeBet('accepted') }));
    store.dispatch(slipActions.selectionsKept());
    expect(selectSlip(store.getState())).toMatchObject({ legs: [fakeLeg('a')], stakes: {}, placements: [] });
  });

  it('brings a selection of several bets back once', () => {
    const store = start();
    const legs = ['a', 'b', 'c'].map((key) => fakeLeg(key));
    for (const leg of legs) store.dispatch(slipActions.selectionTapped(leg));
    const combo = (comboCode: number): WagerRequest => ({
      ...request(`combo:${String(comboCode)}`),
      comboCode,
      legs,
    });
    store.dispatch(slipActions.placeRequested([request('a'), combo(2001), combo(3004)]));
    for (const { key } of selectPlacements(store.getState()))
      store.dispatch(slipActions.betAnswered({ key, bet: fakeBet('accepted') }));
    expect(selectSlipCount(store.getState())).toBe(0);
    store.dispatch(slipActions.selectionsKept());
    expect(selectLegs(store.getState())).toEqual(legs);
  });

  it('does not offer a bet whose end nobody knows a second time', () => {
    const store = start();
    store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
    store.dispatch(slipActions.placeRequested([request('a')]));
    const key = selectPlacements(store.getState())[0]!.key;
    store.dispatch(slipActions.answerLost({ key }));
    store.dispatch(slipActions.receiptsClosed());
    expect(selectPlacements(store.getState())).toHaveLength(1);
    store.dispatch(slipActions.leftUndecided({ key }));
    store.dispatch(slipActions.receiptsClosed());
    expect(selectSlip(store.getState())).toMatchObject({ legs: [], placements: [] });
  });

  it('consents to the prices that were shown and to no others', () => {
    const store = start();
    for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    store.dispatch(slipActions.oddsAccepted([{ key: 'a', odds: odds('2.10') }]));
    expect(selectLegs(store.getState()).map((leg) => leg.odds)).toEqual(['2.10', '1.90']);
  });

  it('takes new names over without touching the price consented to, and marks what is no more', () => {
    const store = start();
    for (const key of ['a', 'b']) store.dispatch(slipActions.selectionTapped(fakeLeg(key)));
    const renamed = fakeLeg('a', { price: '2.50' });
    const seen = { ...renamed, match: { ...renamed.match, home: { name: '主队' } } };
    store.dispatch(slipActions.quotesAnswered({ seen: [seen], closed: ['b'] }));
    expect(selectLegs(store.getState())[0]).toMatchObject({
      match: { home: { name: '主队' } },
      odds: '1.90',
    });
    expect(selectSlip(store.getState()).closed).toEqual(['b']);
    store.dispatch(slipActions.quotesAnswered({ seen: [fakeLeg('b')], closed: [] }));
    expect(selectSlip(store.getState()).closed).toEqual([]);
  });

  it.each([sessionActions.loggedOut(), sessionActions.loggedIn({ auto: false })])(
    'keeps selections and forgets stakes and receipts when the member changes (%#)',
    (change) => {
      const store = start();
      store.dispatch(slipActions.selectionTapped(fakeLeg('a')));
      store.dispatch(slipActions.stakeChanged({ id: 'a', text: '10' }));
      store.dispatch(slipActions.placeRequested([request('a')]));
      store.dispatch(change);
      expect(selectSlip(store.getState())).toMatchObject({
        legs: [fakeLeg('a')],
        stakes: {},
        bounds: {},
        placements: [],
      });
    },
  );
});
