import { queryApi, stubApiClient, type ApiError } from '@heptad/api-client';
import { depositCreate, depositStatus, withdrawalCreate, withdrawalStatus } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { CONFIRM_DELAYS_MS } from '../transfer/transfer-saga';
import type { PaymentRequest } from './payments-port';
import { paymentsSaga } from './payments-saga';
import { paymentActions, paymentsReducer, selectPaymentIsOpen } from './payments-slice';

const withdrawal: PaymentRequest = {
  kind: 'withdrawal',
  accountId: '7',
  amount: money('300'),
  fee: money('2'),
};
const deposit: PaymentRequest = { kind: 'deposit', channel: 'bank', amount: money('500') };
const SECRET = 'a'.repeat(32);
const lost: ApiError = { kind: 'timeout', message: '连接超时', call: withdrawalCreate.path };
const refusal: ApiError = {
  kind: 'business',
  code: '7309',
  message: '手续费已变更',
  call: withdrawalCreate.path,
};

const made = (orderNo: string) => ({ ok: true, value: { order: { orderNo } } }) as const;
const unknown = { ok: true, value: { known: 0 } } as const;

function start() {
  const api = stubApiClient();
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ payments: paymentsReducer, queryApi: queryApi.reducer }),
    middleware: (standard) => standard().concat(queryApi.middleware, sagas),
  });
  sagas.run(paymentsSaga, { api });
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { api, store, sentTo, now: () => store.getState().payments };
}

describe('a payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('CALL-067 is sent once under the key of the tap, with the password that is kept nowhere', async () => {
    const { api, store, sentTo, now } = start();
    api.answer(withdrawalCreate, made('W0000000001'));
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    await jest.runAllTimersAsync();
    expect(now().withdrawal).toMatchObject({ status: 'succeeded', orderNo: 'W0000000001' });
    expect(sentTo(withdrawalCreate.path)).toHaveLength(1);
    expect(sentTo(withdrawalCreate.path)[0]?.request).toEqual({
      accountId: '7',
      amount: '300.00',
      fee: '2.00',
      password: SECRET,
    });
    expect(JSON.stringify(store.getState())).not.toContain(SECRET);
  });

  it('does not go twice for a second tap, and holds the page until its end is known', async () => {
    const { api, store, sentTo } = start();
    api.answer(withdrawalCreate, () => new Promise(() => undefined));
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    await jest.runAllTimersAsync();
    expect(sentTo(withdrawalCreate.path)).toHaveLength(1);
    expect(selectPaymentIsOpen(store.getState())).toBe(true);
  });

  it('whose answer was lost is asked about by its key until the order is known, and is never sent again', async () => {
    const { api, store, sentTo, now } = start();
    api.answer(withdrawalCreate, { ok: false, error: lost });
    let asked = 0;
    api.answer(withdrawalStatus, () => {
      asked += 1;
      if (asked === 1) return { ok: false, error: { ...lost, kind: 'offline' } };
      return asked === 2 ? unknown : { ok: true, value: { known: 1, order: { orderNo: 'W0000000002' } } };
    });
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    await jest.advanceTimersByTimeAsync(0);
    expect(now().withdrawal.status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(
      CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]! + CONFIRM_DELAYS_MS[2]!,
    );
    expect(now().withdrawal).toMatchObject({ status: 'succeeded', orderNo: 'W0000000002' });
    expect(sentTo(withdrawalCreate.path)).toHaveLength(1);
    const key = sentTo(withdrawalCreate.path)[0]?.options.idempotencyKey;
    expect(sentTo(withdrawalStatus.path).map(({ request }) => request)).toEqual(
      Array.from({ length: 3 }, () => ({ idempotencyKey: key })),
    );
  });

  it('that nobody knows of is left undecided, blocks no other kind, and is asked about again when told to', async () => {
    const { api, store, sentTo, now } = start();
    api.answer(depositCreate, { ok: false, error: { ...lost, kind: 'http', status: 502 } });
    api.answer(depositStatus, unknown);
    store.dispatch(paymentActions.requested(deposit));
    await jest.runAllTimersAsync();
    const undecided = now().deposit;
    expect(undecided.status).toBe('undecided');
    expect(sentTo(depositStatus.path)).toHaveLength(CONFIRM_DELAYS_MS.length);
    store.dispatch(paymentActions.closed('deposit'));
    expect(now().deposit.status).toBe('undecided');

    api.answer(withdrawalCreate, made('W0000000003'));
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    await jest.runAllTimersAsync();
    expect(now().withdrawal.status).toBe('succeeded');

    api.answer(depositStatus, { ok: true, value: { known: 1, order: { orderNo: 'D0000000001' } } });
    if (undecided.status !== 'idle')
      store.dispatch(paymentActions.askedAgain({ kind: 'deposit', key: undecided.key }));
    await jest.runAllTimersAsync();
    expect(now().deposit).toMatchObject({ status: 'succeeded', orderNo: 'D0000000001' });
    expect(sentTo(depositCreate.path)).toHaveLength(1);
  });

  it('that was refused says why, and lets another be made', async () => {
    const { api, store, now } = start();
    api.answer(withdrawalCreate, { ok: false, error: refusal });
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    await jest.runAllTimersAsync();
    expect(now().withdrawal).toMatchObject({ status: 'failed', error: refusal });
    store.dispatch(paymentActions.closed('withdrawal'));
    expect(now().withdrawal.status).toBe('idle');
  });

  it('is forgotten when another member takes the place, and nobody asks for it any more', async () => {
    const { api, store, sentTo, now } = start();
    api.answer(withdrawalCreate, { ok: false, error: lost });
    api.answer(withdrawalStatus, unknown);
    store.dispatch(paymentActions.tipUnderstood());
    store.dispatch(paymentActions.requested(withdrawal, SECRET));
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    store.dispatch(sessionActions.loggedOut());
    await jest.runAllTimersAsync();
    expect(now()).toMatchObject({ withdrawal: { status: 'idle' }, tipRead: false });
    expect(sentTo(withdrawalStatus.path)).toHaveLength(1);
  });
});
