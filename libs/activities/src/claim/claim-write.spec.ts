import { queryApi, type ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { activities } from '@heptad/contracts';
import { createClock, createStoredItems } from '@heptad/device';
import { browserTabs } from '@heptad/device/testing';
import { money } from '@heptad/formatting';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { tabWrites } from '@heptad/idempotent-write/testing';
import { sessionActions, sessionReducer } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { claimWrite, type ClaimOrder } from './claim-write';

const { actions } = claimWrite;

const order: ClaimOrder = { promotion: 'transfer-20261116', tier: 1, prize: money('3') };
const paid = { orderNo: 'P1', id: order.promotion, tier: 1, prize: '3.00', claimedAt: 1 };
const done = { ok: true, value: paid } as const;
const lost: ApiError = { kind: 'timeout', message: '', call: activities.claim.path };
const refusal: ApiError = {
  kind: 'business',
  code: '7405',
  message: '奖励已领取',
  call: activities.claim.path,
};
const unknown = { ok: true, value: { known: 0 } } as const;

function start(answers: StubAnswers, tab = browserTabs().open()) {
  const api = stubApiClient(answers);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      promotionClaim: claimWrite.reducer,
      queryApi: queryApi.reducer,
    }),
    middleware: (standard) => standard().concat(queryApi.middleware, sagas),
  });
  const items = createStoredItems(null, createClock());
  store.dispatch(sessionActions.sessionRestored({ loggedIn: true }));
  const task = sagas.run(
    claimWrite.saga,
    { api, device: { items }, visitor: () => 'member' },
    { openWrites: tabWrites(tab) },
  );
  const leave = (): void => {
    task.cancel();
    tab.leave();
  };
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { api, store, sentTo, leave, claim: () => claimWrite.select(store.getState()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a claim', () => {
  it('OPEN-001 is sent once under a key of its own, however often it is tapped', async () => {
    const { store, sentTo, claim } = start({ [activities.claim.path]: done });
    store.dispatch(actions.writeRequested(order));
    store.dispatch(actions.writeRequested(order));
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('succeeded');
    const sent = sentTo(activities.claim.path);
    expect(sent.map(({ request }) => request)).toEqual([{ id: order.promotion, tier: 1 }]);
    expect(sent[0]?.options.idempotencyKey).toMatch(/.{16,}/);
  });

  it('whose answer was lost is asked about by its key until it is known, and never sent again', async () => {
    const answers = [
      { ok: false, error: lost } as const,
      unknown,
      { ok: true, value: { known: 1, claim: paid } } as const,
    ];
    const { store, sentTo, claim } = start({
      [activities.claim.path]: { ok: false, error: lost },
      [activities.claimStatus.path]: () => answers.shift() ?? unknown,
    });
    store.dispatch(actions.writeRequested(order));
    await jest.advanceTimersByTimeAsync(0);
    expect(claim().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]!);
    expect(claim().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[2]!);
    expect(claim().status).toBe('succeeded');
    const [sent, ...again] = sentTo(activities.claim.path);
    expect(again).toEqual([]);
    expect(sentTo(activities.claimStatus.path).map(({ request }) => request)).toEqual(
      Array(3).fill({ idempotencyKey: sent?.options.idempotencyKey }),
    );
  });

  it('that nobody knows of stays undecided, and is asked about again when the member wants', async () => {
    const { api, store, sentTo, claim } = start({
      [activities.claim.path]: { ok: false, error: lost },
      [activities.claimStatus.path]: unknown,
    });
    store.dispatch(actions.writeRequested(order));
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('undecided');
    expect(sentTo(activities.claimStatus.path)).toHaveLength(CONFIRM_DELAYS_MS.length);
    store.dispatch(actions.writeRequested(order));
    store.dispatch(actions.writeClosed());
    expect(claim().status).toBe('undecided');
    api.answer(activities.claimStatus, { ok: true, value: { known: 1, claim: paid } });
    store.dispatch(actions.writeAskedAgain());
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('succeeded');
    expect(sentTo(activities.claim.path)).toHaveLength(1);
  });

  it('that is refused says why, is not asked about, and makes room for another', async () => {
    const { store, sentTo, claim } = start({ [activities.claim.path]: { ok: false, error: refusal } });
    store.dispatch(actions.writeRequested(order));
    await jest.runAllTimersAsync();
    expect(claim()).toMatchObject({ status: 'failed', error: refusal });
    expect(sentTo(activities.claimStatus.path)).toEqual([]);
    store.dispatch(actions.writeClosed());
    expect(claim().status).toBe('idle');
  });

  it('is forgotten with its member, and nobody asks for it any more', async () => {
    const { store, sentTo, claim } = start({
      [activities.claim.path]: { ok: false, error: lost },
      [activities.claimStatus.path]: unknown,
    });
    store.dispatch(actions.writeRequested(order));
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(sentTo(activities.claimStatus.path)).toHaveLength(1);
    store.dispatch(sessionActions.loggedOut());
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('idle');
    expect(sentTo(activities.claimStatus.path)).toHaveLength(1);
  });

  it('that was open when the page went away is followed by the next page, and goes again under its first key', async () => {
    const tabs = browserTabs();
    const before = start({ [activities.claim.path]: () => new Promise(() => undefined) }, tabs.open());
    before.store.dispatch(actions.writeRequested(order));
    await jest.advanceTimersByTimeAsync(0);
    before.leave();
    const page = start(
      { [activities.claim.path]: done, [activities.claimStatus.path]: unknown },
      tabs.open(),
    );
    page.store.dispatch(actions.writeRequested(order));
    await jest.runAllTimersAsync();
    expect(page.claim()).toMatchObject({ status: 'undecided', neverArrived: true, order });
    expect(page.sentTo(activities.claim.path)).toEqual([]);
    page.store.dispatch(actions.writeSentAgain());
    await jest.advanceTimersByTimeAsync(0);
    expect(page.claim().status).toBe('succeeded');
    const keys = [before, page].map(({ sentTo }) => sentTo(activities.claim.path)[0]?.options.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(tabs.values.size).toBe(0);
  });

  it('is seen by a second tab, which sends none of its own and ends with it', async () => {
    const tabs = browserTabs();
    const first = start({ [activities.claim.path]: () => new Promise(() => undefined) }, tabs.open());
    const second = start(
      {
        [activities.claim.path]: done,
        [activities.claimStatus.path]: { ok: true, value: { known: 1, claim: paid } },
      },
      tabs.open(),
    );
    first.store.dispatch(actions.writeRequested(order));
    second.store.dispatch(actions.writeRequested(order));
    await jest.advanceTimersByTimeAsync(0);
    expect(second.claim()).toMatchObject({ status: 'succeeded', order });
    expect(second.sentTo(activities.claim.path)).toEqual([]);
  });
});
