import type { Result } from '@heptad/api-client';
import { money } from '@heptad/formatting';
import type { Bet, SportsVenue } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import { failure, leg, wager } from '../fakes/placing-scene';
import { answer, confirming, fakeBet, fakeLeg, fakeServices, placing, quote } from '../fakes/slip-fakes';
import { startSlip } from '../fakes/slip-store';
import { keyOf } from '../slip-selection';
import { selectLegs, selectPlacements, selectSlip, slipActions } from '../slip-slice';
import { createSlipStorage } from '../slip-storage';
import { CONFIRM_DELAYS_MS } from './placement-saga';

/** One browser: what a tab writes, the others hear of once it is delivered. */
function browser() {
  const values = new Map<string, string>();
  const tabs: ((key: string | null) => void)[] = [];
  const waiting: (() => void)[] = [];
  let writes = 0;
  return {
    writes: () => writes,
    /** Delivers the news, and the news of what is written thereupon. */
    deliver() {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
    },
    open(venue: Partial<SportsVenue> = {}, guest = false) {
      let own: (key: string | null) => void = () => undefined;
      const change = (key: string, value: string | undefined): void => {
        if (values.get(key) === value) return;
        writes += 1;
        if (value === undefined) values.delete(key);
        else values.set(key, value);
        for (const tab of tabs) if (tab !== own) waiting.push(() => tab(key));
      };
      const storage = createSlipStorage(
        () => ({
          getItem: (key) => values.get(key) ?? null,
          setItem: (key, value) => change(key, value),
          removeItem: (key) => change(key, undefined),
        }),
        (listener) => {
          own = listener;
          tabs.push(listener);
          return () => undefined;
        },
      );
      const board = createPriceBoard();
      for (const each of [leg, fakeLeg('b')]) quote(board, each, '1.90');
      const store = startSlip(fakeServices(venue), board, { storage, guest });
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
    const two = open({}, true);
    one.store.dispatch(slipActions.selectionTapped(leg));
    one.store.dispatch(tap);
    deliver();
    expect(two.keys()).toEqual(['a']);
    expect(two.placements()).toEqual([]);
  });
});
