import type { ApiError, Result } from '@heptad/api-client';
import { queryApi } from '@heptad/api-client';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { stubVenueGateway, stubWallet, type Transfer, type WalletPort } from '@heptad/venue-gateway';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { CONFIRM_DELAYS_MS, transferSaga } from './transfer-saga';
import { transferActions, transferReducer, type TransferOrder } from './transfer-slice';

const order: TransferOrder = { direction: 'in', channel: 'IMTY', amount: money('50') };
const refusal: ApiError = { kind: 'business', code: '7001', message: '余额不足', call: '/transfer' };

function start(wallet: Partial<WalletPort>) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ transfer: transferReducer, queryApi: queryApi.reducer }),
    middleware: (standard) => standard().concat(queryApi.middleware, sagas),
  });
  sagas.run(transferSaga, { venues: stubVenueGateway({ wallet: stubWallet(wallet) }) });
  return store;
}

const answer = (state: Transfer['state']) =>
  jest.fn(async (_channel: string, _amount: unknown, key: string): Promise<Result<Transfer>> => ({
    ok: true,
    value: { key, direction: 'in', state },
  }));

describe('a transfer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('VENUE-017 moves the amount into the venue once', async () => {
    const transferIn = answer('succeeded');
    const store = start({ transferIn });
    store.dispatch(transferActions.requested(order));
    await jest.runAllTimersAsync();
    expect(store.getState().transfer.status).toBe('succeeded');
    expect(transferIn).toHaveBeenCalledTimes(1);
    expect(transferIn.mock.calls[0]?.slice(0, 2)).toEqual(['IMTY', '50.00']);
  });

  it('does not send a second tap while the first is open', async () => {
    const transferIn = answer('succeeded');
    const store = start({ transferIn });
    store.dispatch(transferActions.requested(order));
    store.dispatch(transferActions.requested(order));
    await jest.runAllTimersAsync();
    expect(transferIn).toHaveBeenCalledTimes(1);
  });

  it('asks about a transfer whose answer was lost, under its own key, and never sends it again', async () => {
    const transferIn = answer('confirming');
    const transferStatus = jest
      .fn<Promise<Result<Transfer | null>>, [string]>()
      .mockResolvedValueOnce({ ok: false, error: { ...refusal, kind: 'offline' } })
      .mockResolvedValueOnce({ ok: true, value: null })
      .mockImplementationOnce(async (key) => ({
        ok: true,
        value: { key, direction: 'in', state: 'succeeded' },
      }));
    const store = start({ transferIn, transferStatus });
    store.dispatch(transferActions.requested(order));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().transfer.status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(
      CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]! + CONFIRM_DELAYS_MS[2]!,
    );
    expect(store.getState().transfer.status).toBe('succeeded');
    expect(transferIn).toHaveBeenCalledTimes(1);
    expect(new Set(transferStatus.mock.calls.map(([key]) => key))).toEqual(
      new Set([transferIn.mock.calls[0]![2]]),
    );
  });

  it('leaves a transfer nobody knows of undecided, and asks again when told to', async () => {
    const transferStatus = jest.fn(async (): Promise<Result<Transfer | null>> => ({ ok: true, value: null }));
    const store = start({ transferIn: answer('confirming'), transferStatus });
    store.dispatch(transferActions.requested(order));
    await jest.runAllTimersAsync();
    expect(store.getState().transfer.status).toBe('undecided');
    expect(transferStatus).toHaveBeenCalledTimes(CONFIRM_DELAYS_MS.length);

    const { key } = store.getState().transfer as { key: string };
    transferStatus.mockResolvedValueOnce({
      ok: true,
      value: { key, direction: 'in', state: 'failed', message: '已退回' },
    });
    store.dispatch(transferActions.askedAgain());
    await jest.runAllTimersAsync();
    expect(store.getState().transfer).toMatchObject({ status: 'failed', message: '已退回' });
  });

  it('says why the platform refused, and lets another be made', async () => {
    const transferIn = jest.fn(async (): Promise<Result<Transfer>> => ({ ok: false, error: refusal }));
    const store = start({ transferIn });
    store.dispatch(transferActions.requested(order));
    await jest.runAllTimersAsync();
    expect(store.getState().transfer).toMatchObject({ status: 'failed', error: refusal });
    store.dispatch(transferActions.closed());
    expect(store.getState().transfer.status).toBe('idle');
  });

  it('is forgotten when another member takes the place, and nobody asks for it any more', async () => {
    const transferStatus = jest.fn(async (): Promise<Result<Transfer | null>> => ({ ok: true, value: null }));
    const store = start({ transferIn: answer('confirming'), transferStatus });
    store.dispatch(transferActions.requested(order));
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(transferStatus).toHaveBeenCalledTimes(1);
    store.dispatch(sessionActions.loggedOut());
    await jest.runAllTimersAsync();
    expect(store.getState().transfer.status).toBe('idle');
    expect(transferStatus).toHaveBeenCalledTimes(1);
  });
});
