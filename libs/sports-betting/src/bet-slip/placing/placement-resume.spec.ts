import { browserTabs } from '@heptad/device/testing';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { tabWrites } from '@heptad/idempotent-write/testing';
import { createPriceBoard } from '../../price-board/price-board';
import { leg, lost, wager } from '../testing/placing-scene';
import {
  answer,
  confirming,
  fakeBet,
  fakeLeg,
  fakeServices,
  FAKE_VISITOR,
  placing,
  quote,
} from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { keyOf } from '../slip-selection';
import { selectLegs, selectPlacements, slipActions } from '../slip-slice';
import { createSlipStorage } from '../slip-storage';

describe('a bet that was open when the page went away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A browser in which a page went away with the answer to its bet still to come. */
  function leftOpen() {
    const tabs = browserTabs();
    const tab = tabs.open();
    createSlipStorage(tab.storage, tab.events).save({ legs: [leg], stakes: {} });
    tabWrites(tab).keep({
      name: 'bets',
      key: 'the-key-of-before',
      order: wager(),
      visitor: FAKE_VISITOR,
    });
    tab.leave();
    return tabs;
  }

  it('is asked about by its key after a reload, and is not sent', async () => {
    const confirmBet = confirming(answer(fakeBet('accepted')));
    const store = startSlip(fakeServices({ confirmBet }), createPriceBoard(), { tab: leftOpen().open() });
    expect(selectPlacements(store.getState())).toMatchObject([{ status: 'confirming', stake: '10.00' }]);
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(confirmBet).toHaveBeenCalledWith('the-key-of-before');
    expect(selectPlacements(store.getState())).toMatchObject([{ status: 'accepted' }]);
    expect(selectLegs(store.getState())).toEqual([]);
  });

  it('is not shown to a visitor', () => {
    const store = startSlip(fakeServices({}), createPriceBoard(), {
      tab: leftOpen().open(),
      session: 'guest',
    });
    expect(selectPlacements(store.getState())).toEqual([]);
    expect(selectLegs(store.getState()).map(keyOf)).toEqual(['a']);
  });

  it('of several singles is asked about in all of them', async () => {
    const tabs = browserTabs();
    const before = startSlip(fakeServices({ placeBet: () => new Promise(() => undefined) }), quoted(), {
      tab: tabs.open(),
    });
    const other = fakeLeg('b');
    for (const each of [leg, other]) before.dispatch(slipActions.selectionTapped(each));
    before.dispatch(slipActions.placeRequested([wager(), wager({}, [other])]));
    await jest.advanceTimersByTimeAsync(0);
    const confirmBet = confirming(answer(fakeBet('accepted')));
    const after = startSlip(fakeServices({ confirmBet }), quoted(), { tab: tabs.open() });
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(confirmBet.mock.calls.flat().sort()).toEqual(
      selectPlacements(before.getState())
        .map(({ key }) => key)
        .sort(),
    );
    expect(selectPlacements(after.getState()).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(selectLegs(after.getState())).toEqual([]);
  });

  it('and that the member is done with though nobody knows its end is asked about no more', async () => {
    const tabs = browserTabs();
    const confirmBet = confirming(answer(null));
    const page = startSlip(fakeServices({ placeBet: placing(lost), confirmBet }), quoted(), {
      tab: tabs.open(),
    });
    page.dispatch(slipActions.selectionTapped(leg));
    page.dispatch(slipActions.placeRequested([wager()]));
    await jest.runAllTimersAsync();
    page.dispatch(slipActions.receiptsClosed());
    expect(tabs.values.size).toBe(0);
    const after = startSlip(fakeServices({ confirmBet }), quoted(), { tab: tabs.open() });
    expect(selectPlacements(after.getState())).toEqual([]);
  });

  it.each([
    ['no bet', { stake: '10' }],
    ['no selection', { legs: [] }],
    ['a stake that is a number', { stake: 10 }],
    ['no venue of ours', { venue: 'XXXX' }],
  ])('costs nothing where what was kept is %s', (_what, wrong) => {
    const tabs = browserTabs();
    const tab = tabs.open();
    const order = 'stake' in wrong && wrong.stake === '10' ? wrong : { ...wager(), ...wrong };
    tabWrites(tab).keep({ name: 'bets', key: 'the-key-of-before', order, visitor: FAKE_VISITOR });
    const store = startSlip(fakeServices({}), createPriceBoard(), { tab: tabs.open() });
    expect(selectPlacements(store.getState())).toEqual([]);
  });
});

function quoted() {
  const board = createPriceBoard();
  for (const each of [leg, fakeLeg('b')]) quote(board, each, '1.90');
  return board;
}
