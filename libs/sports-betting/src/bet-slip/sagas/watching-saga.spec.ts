import type { Result } from '@heptad/api-client';
import type { MatchDetail } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import { CODE_PAUSE_MS } from '../slip-sagas';
import { slipActions } from '../slip-slice';
import { answer, fakeLeg, fakeMatch, fakeServices } from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { watchSlip } from './watching-saga';

const leg = fakeLeg('a');

function start(loadWatching: () => Promise<typeof watchSlip>) {
  const match = jest.fn<Promise<Result<MatchDetail>>, [string]>(async () =>
    answer({ match: fakeMatch(leg, '2.10') }),
  );
  const limits = async () => answer({ selections: [], combos: [] });
  const load = jest.fn(loadWatching);
  const services = fakeServices({ match, limits });
  const store = startSlip(services, createPriceBoard(), { loadWatching: load });
  store.dispatch(slipActions.selectionTapped(leg));
  return { store, match, load };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the code that keeps the prices of the slip true', () => {
  it('is fetched when the slip is first on the screen, once, and heeds the view that was there before it', async () => {
    const { store, match, load } = start(async () => watchSlip);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(match).toHaveBeenCalledTimes(1);
    store.dispatch(slipActions.unwatched());
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    store.dispatch(slipActions.unwatched());
  });

  it('that cannot be had is asked for again after a pause', async () => {
    const { store, match, load } = start(() => Promise.reject(new Error('offline')));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(match).not.toHaveBeenCalled();
    load.mockImplementation(async () => watchSlip);
    await jest.advanceTimersByTimeAsync(CODE_PAUSE_MS);
    expect(load).toHaveBeenCalledTimes(2);
    expect(match).toHaveBeenCalledTimes(1);
    store.dispatch(slipActions.unwatched());
  });
});
