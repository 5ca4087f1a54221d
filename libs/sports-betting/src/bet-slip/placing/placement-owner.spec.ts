import { browserTabs } from '@heptad/device/testing';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import { createPriceBoard } from '../../price-board/price-board';
import { leg, lost, wager } from '../testing/placing-scene';
import { answer, confirming, fakeBet, fakeServices, placing, quote } from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { keyOf } from '../slip-selection';
import { selectLegs, selectPlacements, slipActions } from '../slip-slice';

/** One phone, its page opened as often as wanted. */
function phone() {
  const tabs = browserTabs();
  return {
    /** What is left on the device of slip and bets. */
    kept: () => [...tabs.values.values()].join(''),
    /** @param token of who is logged in */
    open(token: string, venue: Parameters<typeof fakeServices>[0] = {}) {
      let carried = token;
      const services = { ...fakeServices(venue), visitor: () => carried };
      const carry = (value: string): void => {
        carried = value;
      };
      const board = createPriceBoard();
      const store = startSlip(services, board, { tab: tabs.open() });
      quote(board, leg, '1.90');
      return {
        store,
        carry,
        placements: () => selectPlacements(store.getState()),
        keys: () => selectLegs(store.getState()).map(keyOf),
      };
    },
  };
}

/** A member taps, and the answer is lost. */
async function loseAnswer({ open }: ReturnType<typeof phone>) {
  const page = open('token-of-one', { placeBet: placing(lost), confirmBet: confirming(lost) });
  page.store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
  page.store.dispatch(slipActions.selectionTapped(leg));
  page.store.dispatch(slipActions.placeRequested([wager()]));
  await jest.advanceTimersByTimeAsync(0);
  expect(page.placements()).toMatchObject([{ status: 'confirming' }]);
  return page;
}

describe('a bet whose answer was lost', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not shown to another member who comes with the page’s address', async () => {
    const device = phone();
    await loseAnswer(device);
    const confirmBet = confirming(answer(null));
    const page = device.open('token-of-two', { confirmBet });
    page.store.dispatch(sessionActions.memberLoaded(fakeMember('2')));
    await jest.runAllTimersAsync();
    expect(page.placements()).toEqual([]);
    expect(confirmBet).not.toHaveBeenCalled();
  });

  it('is asked about again when the session ended meanwhile and the same member logs in', async () => {
    const device = phone();
    const { store } = await loseAnswer(device);
    store.dispatch(sessionActions.sessionExpired({ code: '6001', leadsTo: 'login' }));
    expect(selectPlacements(store.getState())).toEqual([]);
    const confirmBet = confirming(answer(fakeBet('accepted')));
    const page = device.open('a-newer-token-of-one', { confirmBet });
    expect(page.placements()).toEqual([]);
    page.store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
    expect(page.placements()).toMatchObject([{ status: 'confirming', stake: '10.00' }]);
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(page.placements()).toMatchObject([{ status: 'accepted' }]);
    expect(page.keys()).toEqual([]);
    expect(device.kept()).toBe('');
  });

  it('waits while another member bets on the same page, and is neither shown nor forgotten', async () => {
    const device = phone();
    const page = await loseAnswer(device);
    page.carry('token-of-two');
    page.store.dispatch(sessionActions.loggedIn({ auto: false }));
    page.store.dispatch(sessionActions.memberLoaded(fakeMember('2')));
    expect(page.placements()).toEqual([]);
    page.store.dispatch(slipActions.placeRequested([wager({ id: 'other' })]));
    expect(page.placements()).toMatchObject([{ id: 'other' }]);
    page.carry('token-of-one');
    page.store.dispatch(sessionActions.loggedIn({ auto: false }));
    page.store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
    expect(page.placements()).toMatchObject([{ id: 'a', status: 'confirming' }]);
  });

  it('comes back with the page at once, before it is known who the member is', async () => {
    const device = phone();
    await loseAnswer(device);
    expect(device.open('token-of-one').placements()).toMatchObject([{ id: 'a', status: 'confirming' }]);
  });
});
