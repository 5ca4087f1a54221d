import type { Result } from '@heptad/api-client';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import type { BetLimits } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import { selectSlip, slipActions } from '../slip-slice';
import { answer, fakeLeg, fakeMatch, fakeServices, quote } from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { BOUNDS_PAUSE_MS } from './bounds-saga';

const leg = fakeLeg('a');
const known: Result<BetLimits> = answer({
  selections: [{ key: 'a', available: true, min: money('1.00'), max: money('500.00') }],
  combos: [],
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const match = async () => answer({ match: fakeMatch(leg, '1.90') });

/** A slip on the screen with one selection whose price a list keeps fresh. */
async function watched(limits: jest.Mock<Promise<Result<BetLimits>>>) {
  const board = createPriceBoard();
  quote(board, leg, '1.90');
  const store = startSlip(fakeServices({ limits, match }), board);
  store.dispatch(slipActions.selectionTapped(leg));
  store.dispatch(slipActions.watched());
  await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
  return { store, bounds: () => selectSlip(store.getState()).bounds };
}

describe('the limits of a slip that is on the screen', () => {
  it('are asked for anew for who has logged in on another page', async () => {
    const limits = jest.fn(async () => known);
    const { store, bounds } = await watched(limits);
    expect(bounds()).toMatchObject({ a: { max: '500.00' } });
    store.dispatch(sessionActions.loginChanged({ loggedIn: true }));
    expect(bounds()).toEqual({});
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(limits).toHaveBeenCalledTimes(2);
    expect(bounds()).toMatchObject({ a: { max: '500.00' } });
  });

  it('come though prices come more often than they can', async () => {
    const slow = 12_000;
    const limits = jest.fn(
      () => new Promise<Result<BetLimits>>((resolve) => setTimeout(() => resolve(known), slow)),
    );
    const { store, bounds } = await watched(limits);
    for (let at = 0; at < slow; at += 4_000) {
      store.dispatch(slipActions.quotesAnswered({ seen: [leg], closed: [] }));
      await jest.advanceTimersByTimeAsync(4_000);
    }
    expect(limits).toHaveBeenCalledTimes(1);
    expect(bounds()).toMatchObject({ a: { max: '500.00' } });
  });

  it('are asked for again where they could not be had, with the next prices', async () => {
    const limits = jest.fn(async () => known);
    limits.mockResolvedValueOnce({ ok: false, error: { kind: 'timeout', message: '', call: '/limits' } });
    const { store, bounds } = await watched(limits);
    expect(bounds()).toEqual({});
    store.dispatch(slipActions.quotesAnswered({ seen: [leg], closed: [] }));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(bounds()).toMatchObject({ a: { max: '500.00' } });
  });
});
