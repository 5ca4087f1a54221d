import { createApiClient, queryApi } from '@heptad/api-client';
import {
  depositDetail,
  depositPaid,
  payoutAdd,
  userLogin,
  walletBalances,
  withdrawalCreate,
  withdrawalOrders,
} from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { money } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createPaymentsPort } from './payments-port';
import { paymentsSaga } from './payments-saga';
import { paymentActions, paymentsReducer, type PaymentProgress } from './payments-slice';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const SECRET = md5('Heptad2026');

describe('payments against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  async function logIn(name: string) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `payments-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(userLogin, { name, password: SECRET });
    held.token = answer.ok ? answer.value.token : undefined;
    const centre = async () => {
      const wallet = await api.send(walletBalances, {});
      return wallet.ok ? wallet.value.center : undefined;
    };
    const card = await api.send(payoutAdd, {
      kind: 'bank',
      bank: '演示银行',
      holder: '演示会员',
      number: '6200000000001234',
    });
    return { api, centre, accountId: card.ok ? card.value.account.id : '' };
  }

  it('CALL-067 a deposit is ordered, paid and credited', async () => {
    const { api, centre } = await logIn('demo01');
    const request = { kind: 'deposit', channel: 'bank', amount: money('500') } as const;
    const sent = await createPaymentsPort(api).send(request, 'deposit-key', '');
    const orderNo = (sent.ok && sent.value.orderNo) || '';
    expect(await createPaymentsPort(api).ask('deposit', 'deposit-key')).toEqual({
      ok: true,
      value: { orderNo },
    });
    expect((await api.send(depositPaid, { orderNo })).ok).toBe(true);
    await sandbox.clock.advance(6_000);
    expect(await api.send(depositDetail, { orderNo })).toMatchObject({
      value: { order: { state: 'credited' } },
    });
    expect(await centre()).toBe('10500.00');
  });

  it('a key that was never heard of has no order', async () => {
    const { api } = await logIn('demo03');
    for (const kind of ['deposit', 'withdrawal'] as const)
      expect(await createPaymentsPort(api).ask(kind, 'never')).toEqual({
        ok: true,
        value: { orderNo: undefined },
      });
  });

  it('a withdrawal whose every answer was lost is found by its key, and has taken the money once', async () => {
    const { api, centre, accountId } = await logIn('demo02');
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: combineReducers({ payments: paymentsReducer, queryApi: queryApi.reducer }),
      middleware: (standard) => standard().concat(queryApi.middleware, sagas),
    });
    sagas.run(paymentsSaga, { api }, [0, 0, 0]);
    sandbox.scenarios.add({ path: withdrawalCreate.path, effect: { drop: 'after' } });
    const seen: PaymentProgress['status'][] = [];
    const ended = new Promise<PaymentProgress>((resolve) => {
      store.subscribe(() => {
        const { withdrawal } = store.getState().payments;
        if (seen.at(-1) !== withdrawal.status) seen.push(withdrawal.status);
        if (withdrawal.status === 'succeeded' || withdrawal.status === 'failed') resolve(withdrawal);
      });
    });
    store.dispatch(
      paymentActions.requested(
        { kind: 'withdrawal', accountId, amount: money('300'), fee: money('0') },
        SECRET,
      ),
    );
    expect(await ended).toMatchObject({ status: 'succeeded', orderNo: expect.any(String) });
    expect(seen).toEqual(['idle', 'sending', 'confirming', 'succeeded']);
    expect(await centre()).toBe('49700.00');
    expect(await api.send(withdrawalOrders, { page: 1, size: 10 })).toMatchObject({ value: { total: 1 } });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('a refused withdrawal says why and takes nothing', async () => {
    const { api, centre, accountId } = await logIn('demo04');
    const request = { kind: 'withdrawal', accountId, amount: money('300'), fee: money('0') } as const;
    expect(await createPaymentsPort(api).send(request, 'refused-key', SECRET)).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7001', message: '余额不足' },
    });
    expect(await createPaymentsPort(api).send(request, 'wrong-key', md5('wrong'))).toMatchObject({
      ok: false,
      error: { code: '7308' },
    });
    expect(await centre()).toBe('5.00');
  });
});
