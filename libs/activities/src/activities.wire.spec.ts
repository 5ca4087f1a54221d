import { queryApi } from '@heptad/api-client';
import { activities, wallet } from '@heptad/contracts';
import { createClock, createStoredItems } from '@heptad/device';
import { forgottenWrites } from '@heptad/idempotent-write/testing';
import { sessionReducer } from '@heptad/session';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { claimWrite } from './claim/claim-write';
import { listApi } from './engine/list-queries';
import { promotionsApi } from './promotions/promotion-queries';
import { sandboxApi } from './testing/sandbox-api';

/** The feature's workflows, whose network is the sandbox in this process. */
function connect(sandbox: TestSandbox, token: string) {
  const { api } = sandboxApi(sandbox, token);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      promotionClaim: claimWrite.reducer,
      queryApi: queryApi.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { services: { api } } } }).concat(queryApi.middleware, sagas),
  });
  const device = { items: createStoredItems(null, createClock()) };
  const workflow = sagas.run(
    claimWrite.saga,
    { api, device, visitor: () => 'member' },
    { openWrites: forgottenWrites() },
  );
  /** Resolves when a claim has left `sending`. */
  const answered = () =>
    new Promise<string>((resolve) => {
      const stop = store.subscribe(() => {
        const { status } = claimWrite.select(store.getState());
        if (status === 'idle' || status === 'sending') return;
        stop();
        resolve(status);
      });
    });
  return { api, store, answered, close: () => workflow.cancel() };
}

describe('promotions against the sandbox', () => {
  let sandbox: TestSandbox;
  let page: ReturnType<typeof connect>;
  beforeEach(async () => {
    sandbox = await startSandbox({ now: () => Date.parse('2026-11-18T12:00:00+08:00') });
    page = connect(sandbox, await sandbox.logIn());
  });
  afterEach(() => {
    // What is still asked about would be asked about after the test.
    page.close();
    return sandbox.close();
  });

  const id = 'transfer-20261116';
  const centre = async () => {
    const answer = await page.api.send(wallet.balances, {});
    return answer.ok ? answer.value.center : undefined;
  };
  const detail = async (locale: 'zh-CN' | 'en' = 'zh-CN') =>
    (
      await page.store.dispatch(
        promotionsApi.endpoints.promotion.initiate({ id, locale }, { forceRefetch: true }),
      )
    ).data;
  async function joined() {
    await page.api.send(
      wallet.transfer,
      { channelCode: 'IMTY', amount: '100' },
      { idempotencyKey: 'transfer' },
    );
    await page.store.dispatch(promotionsApi.endpoints.joinPromotion.initiate({ id, locale: 'zh-CN' }));
    return detail();
  }

  it('OPEN-001 ROUTE-112 lists them in the language that is shown', async () => {
    const titles = async (locale: 'zh-CN' | 'zh-TW' | 'en') =>
      (
        await page.store.dispatch(listApi.endpoints.activities.initiate(locale, { subscribe: false }))
      ).data?.activities.find(({ kind }) => kind === 'PromoDetails')?.title;
    expect([await titles('zh-CN'), await titles('zh-TW'), await titles('en')]).toEqual([
      '新人见面礼',
      '新人見面禮',
      'Welcome gift',
    ]);
  });

  it('OPEN-001 are joined, reached by a transfer and paid once, however often it is tapped', async () => {
    expect(await joined()).toMatchObject({ state: 'reached', progress: '100.00', obstacle: undefined });
    const over = page.answered();
    const order = { promotion: id, tier: 1, prize: (await detail())!.prizes[0]!.prize };
    page.store.dispatch(claimWrite.actions.writeRequested(order));
    page.store.dispatch(claimWrite.actions.writeRequested(order));
    expect(await over).toBe('succeeded');
    expect(await centre()).toBe('9903.00');
    expect((await detail())?.prizes[0]).toMatchObject({ reached: true, claimed: true });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('a claim whose answer was cut is confirming, and known to the platform by its key', async () => {
    await joined();
    sandbox.scenarios.add({ path: activities.claim.path, effect: { malformed: 'truncated' } });
    const over = page.answered();
    const prize = (await detail())!.prizes[0]!.prize;
    page.store.dispatch(claimWrite.actions.writeRequested({ promotion: id, tier: 1, prize }));
    expect(await over).toBe('confirming');
    const claim = claimWrite.select(page.store.getState());
    const idempotencyKey = claim.status === 'idle' ? '' : claim.key;
    expect(await page.api.send(activities.claimStatus, { idempotencyKey })).toMatchObject({
      ok: true,
      value: { known: 1, claim: { tier: 1, prize: '3.00' } },
    });
    expect(await centre()).toBe('9903.00');
  });
});
