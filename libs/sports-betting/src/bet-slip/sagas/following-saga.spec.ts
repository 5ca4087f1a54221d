import type { Result } from '@heptad/api-client';
import { browserTabs } from '@heptad/device/testing';
import { money } from '@heptad/formatting';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { sessionActions } from '@heptad/session';
import { fakeMember } from '@heptad/session/testing';
import type { Bet, MatchDetail, SportsVenue } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import { failure, leg, wager } from '../testing/placing-scene';
import { answer, confirming, fakeBet, fakeLeg, fakeServices, placing, quote } from '../testing/slip-fakes';
import { startSlip, type SessionTrait } from '../testing/slip-store';
import { keyOf } from '../slip-selection';
import { selectLegs, selectPlacements, selectSlip, slipActions } from '../slip-slice';

interface TabTraits {
  readonly session?: SessionTrait;
  /** Whether the tab's board knows the prices already. */
  readonly priced?: boolean;
}

/** One browser: what a tab writes, the others hear of once it is delivered. */
function browser() {
  const { open, deliver, writes } = browserTabs({ held: true });
  return {
    writes,
    deliver,
    open(venue: Partial<SportsVenue> = {}, { session = 'member', priced = true }: TabTraits = {}) {
      const board = createPriceBoard();
      for (const each of priced ? [leg, fakeLeg('b')] : []) quote(board, each, '1.90');
      const store = startSlip(fakeServices(venue), board, { tab: open(), session });
      return {
        store,
        keys: () => selectLegs(store.getState()).map(keyOf),
        placements: () => selectPlacements(store.getState()),
        stakes: () => selectSlip(store.getState()).stakes,
      };
    },
  };
}

const tap = slipActions.placeRequested([wager()]);
const tapAgain = () => slipActions.placeRequested([wager()]);

describe('the slip of two tabs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is one: what is taken in, typed or removed in one is so in the other', () => {
    const { open, deliver } = browser();
    const [one, two] = [open(), open()];
    one.store.dispatch(slipActions.selectionTapped(leg));
    deliver();
    two.store.dispatch(slipActions.selectionTapped(fakeLeg('b')));
    two.store.dispatch(slipActions.stakeChanged({ id: 'b', text: '12' }));
    deliver();
    expect(one.keys()).toEqual(['a', 'b']);
    expect(one.stakes()).toEqual({ b: '12' });
    one.store.dispatch(slipActions.removed('a'));
    deliver();
    expect(two.keys()).toEqual(['b']);
    two.store.dispatch(slipActions.cleared());
    deliver();
    expect(one.keys()).toEqual([]);
  });

  it('is written once for each change, and not said back', () => {
    const { open, deliver, writes } = browser();
    const [one] = [open(), open(), open()];
    one.store.dispatch(slipActions.selectionTapped(leg));
    deliver();
    expect(writes()).toBe(1);
  });

  it('cannot be placed in one while it is being placed in the other, which sees how it ends', async () => {
    const { open, deliver } = browser();
    let arrive = (_result: Result<Bet>): void => undefined;
    const first = jest.fn(() => new Promise<Result<Bet>>((resolve) => (arrive = resolve)));
    const second = placing(answer(fakeBet('accepted')));
    const one = open({ placeBet: first });
    const two = open({ placeBet: second, confirmBet: confirming(answer(null)) });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    deliver();
    expect(two.placements()).toMatchObject([{ status: 'confirming', key: one.placements()[0]?.key }]);
    two.store.dispatch(tapAgain());
    arrive(answer(fakeBet('accepted')));
    await jest.advanceTimersByTimeAsync(0);
    deliver();
    expect(two.keys()).toEqual([]);
    expect(two.placements()).toEqual([]);
    await jest.runAllTimersAsync();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
    expect(two.placements()).toEqual([]);
  });

  it('is one bet when both are tapped before either hears of the other', async () => {
    const { open, deliver } = browser();
    const [first, second] = [placing(answer(fakeBet('accepted'))), placing(answer(fakeBet('accepted')))];
    const [one, two] = [open({ placeBet: first }), open({ placeBet: second })];
    one.store.dispatch(slipActions.selectionTapped(leg));
    deliver();
    one.store.dispatch(tap);
    two.store.dispatch(tapAgain());
    await jest.advanceTimersByTimeAsync(0);
    expect(second.mock.calls[0]?.[1]).toBe(first.mock.calls[0]?.[1]);
    deliver();
    expect([one.keys(), two.keys()]).toEqual([[], []]);
  });

  it('can be placed again, as another bet, when it was refused in the other', async () => {
    const { open, deliver } = browser();
    const first = placing(failure());
    const second = placing(answer(fakeBet('accepted')));
    const one = open({ placeBet: first, match: async () => failure() });
    const two = open({ placeBet: second, confirmBet: confirming(answer(null)) });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    deliver();
    await jest.advanceTimersByTimeAsync(0);
    deliver();
    expect(two.placements()).toEqual([]);
    expect(two.keys()).toEqual(['a']);
    two.store.dispatch(tapAgain());
    await jest.advanceTimersByTimeAsync(0);
    expect(second).toHaveBeenCalledTimes(1);
    expect(second.mock.calls[0]?.[1]).not.toBe(first.mock.calls[0]?.[1]);
  });

  it('is free at once in a tab that opened while the other found out that the bet cannot be sent', async () => {
    const { open, deliver } = browser();
    let tell = (_result: Result<MatchDetail>): void => undefined;
    const first = placing(answer(fakeBet('accepted')));
    const second = placing(answer(fakeBet('accepted')));
    const confirmBet = confirming(answer(null));
    const match = (): Promise<Result<MatchDetail>> => new Promise((resolve) => (tell = resolve));
    const one = open({ placeBet: first, match }, { priced: false });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    await jest.advanceTimersByTimeAsync(0);
    const two = open({ placeBet: second, confirmBet });
    deliver();
    expect(two.placements()).toMatchObject([{ status: 'confirming', key: one.placements()[0]?.key }]);
    two.store.dispatch(tapAgain());
    await jest.advanceTimersByTimeAsync(0);
    expect(second).not.toHaveBeenCalled();
    tell(failure());
    await jest.advanceTimersByTimeAsync(0);
    expect(one.placements()).toMatchObject([{ status: 'failed', problem: 'closed' }]);
    deliver();
    expect(two.placements()).toEqual([]);
    expect(two.keys()).toEqual(['a']);
    await jest.runAllTimersAsync();
    expect(confirmBet).not.toHaveBeenCalled();
    two.store.dispatch(tapAgain());
    await jest.advanceTimersByTimeAsync(0);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(second.mock.calls[0]?.[1]).not.toBe(one.placements()[0]?.key);
  });

  it('shows no bet that ended before the tab that opened knew its member', async () => {
    const { open, deliver } = browser();
    let arrive = (_result: Result<Bet>): void => undefined;
    const one = open({ placeBet: () => new Promise((resolve) => (arrive = resolve)) });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    const two = open({}, { session: 'unknown' });
    arrive(answer(fakeBet('accepted')));
    await jest.advanceTimersByTimeAsync(0);
    deliver();
    two.store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
    expect(two.placements()).toEqual([]);
    expect(two.keys()).toEqual([]);
  });

  it('keeps the receipt of its own bet, whoever hears of its end first, and however often its member is loaded', async () => {
    const { open, deliver } = browser();
    let arrive = (_result: Result<Bet>): void => undefined;
    const one = open({ placeBet: () => new Promise((resolve) => (arrive = resolve)) });
    const two = open({ confirmBet: confirming(answer(fakeBet('accepted'))) });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
    one.store.dispatch(tap);
    one.store.dispatch(sessionActions.memberLoaded(fakeMember('1')));
    deliver();
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(two.placements()).toMatchObject([{ status: 'accepted' }]);
    deliver();
    expect(one.placements()).toMatchObject([{ status: 'sending' }]);
    arrive(answer(fakeBet('accepted')));
    await jest.advanceTimersByTimeAsync(0);
    expect(one.placements()).toMatchObject([{ status: 'accepted' }]);
  });

  it('keeps a bet of the other that is not heard of yet when something else is written', async () => {
    const { open, deliver } = browser();
    const second = placing(answer(fakeBet('accepted')));
    const one = open({ placeBet: () => new Promise(() => undefined) });
    const two = open({ placeBet: second });
    one.store.dispatch(slipActions.selectionTapped(leg));
    deliver();
    one.store.dispatch(tap);
    two.store.dispatch(slipActions.stakeChanged({ id: 'a', text: '12' }));
    const three = open({ placeBet: second });
    expect(three.placements()).toMatchObject([{ status: 'confirming', key: one.placements()[0]?.key }]);
    deliver();
    expect(two.placements()).toMatchObject([{ status: 'confirming' }]);
    for (const tab of [two, three]) tab.store.dispatch(tapAgain());
    await jest.advanceTimersByTimeAsync(0);
    expect(second).not.toHaveBeenCalled();
  });

  it('tells the other of a bet whose tab went away, which finds out about it by its key', async () => {
    const { open, deliver } = browser();
    const confirmBet = confirming(answer(fakeBet('accepted')));
    const one = open({ placeBet: () => new Promise(() => undefined) });
    const two = open({ confirmBet });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    deliver();
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(confirmBet).toHaveBeenCalledWith(one.placements()[0]?.key);
    expect(two.placements()).toMatchObject([{ status: 'accepted', stake: money('10') }]);
    expect(two.keys()).toEqual([]);
  });

  it('shows a visitor no bet of another tab', () => {
    const { open, deliver } = browser();
    const one = open({ placeBet: () => new Promise(() => undefined) });
    const two = open({}, { session: 'guest' });
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    deliver();
    expect(two.keys()).toEqual(['a']);
    expect(two.placements()).toEqual([]);
  });
});
