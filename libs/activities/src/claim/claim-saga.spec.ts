import { queryApi, type ApiError } from '@heptad/api-client';
import { stubApiClient, type StubAnswers } from '@heptad/api-client/testing';
import { promotionClaim, promotionClaimStatus } from '@heptad/contracts';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { claimSaga, CONFIRM_DELAYS_MS } from './claim-saga';
import { claimActions, claimReducer, type ClaimOrder } from './claim-slice';

const order: ClaimOrder = { promotion: 'transfer-20261116', tier: 1, prize: money('3') };
const paid = { orderNo: 'P1', id: order.promotion, tier: 1, prize: '3.00', claimedAt: 1 };
const done = { ok: true, value: paid } as const;
const lost: ApiError = { kind: 'timeout', message: '', call: promotionClaim.path };
const refusal: ApiError = {
  kind: 'business',
  code: '7405',
  message: '奖励已领取',
  call: promotionClaim.path,
};
const unknown = { ok: true, value: { known: 0 } } as const;

function start(answers: StubAnswers) {
  const api = stubApiClient(answers);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ promotionClaim: claimReducer, queryApi: queryApi.reducer }),
    middleware: (standard) => standard().concat(queryApi.middleware, sagas),
  });
  sagas.run(claimSaga, { api });
  const sentTo = (path: string) => api.sent.filter((each) => each.path === path);
  return { api, store, sentTo, claim: () => store.getState().promotionClaim };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a claim', () => {
  it('CALL-067 is sent once under a key of its own, however often it is tapped', async () => {
    const { store, sentTo, claim } = start({ [promotionClaim.path]: done });
    store.dispatch(claimActions.requested(order));
    store.dispatch(claimActions.requested(order));
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('paid');
    const sent = sentTo(promotionClaim.path);
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
      [promotionClaim.path]: { ok: false, error: lost },
      [promotionClaimStatus.path]: () => answers.shift() ?? unknown,
    });
    store.dispatch(claimActions.requested(order));
    await jest.advanceTimersByTimeAsync(0);
    expect(claim().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]!);
    expect(claim().status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[2]!);
    expect(claim().status).toBe('paid');
    const [sent, ...again] = sentTo(promotionClaim.path);
    expect(again).toEqual([]);
    expect(sentTo(promotionClaimStatus.path).map(({ request }) => request)).toEqual(
      Array(3).fill({ idempotencyKey: sent?.options.idempotencyKey }),
    );
  });

  it('that nobody knows of stays undecided, and is asked about again when the member wants', async () => {
    const { api, store, sentTo, claim } = start({
      [promotionClaim.path]: { ok: false, error: lost },
      [promotionClaimStatus.path]: unknown,
    });
    store.dispatch(claimActions.requested(order));
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('undecided');
    expect(sentTo(promotionClaimStatus.path)).toHaveLength(CONFIRM_DELAYS_MS.length);
    store.dispatch(claimActions.requested(order));
    store.dispatch(claimActions.closed());
    expect(claim().status).toBe('undecided');
    api.answer(promotionClaimStatus, { ok: true, value: { known: 1, claim: paid } });
    store.dispatch(claimActions.askedAgain());
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('paid');
    expect(sentTo(promotionClaim.path)).toHaveLength(1);
  });

  it('that is refused says why, is not asked about, and makes room for another', async () => {
    const { store, sentTo, claim } = start({ [promotionClaim.path]: { ok: false, error: refusal } });
    store.dispatch(claimActions.requested(order));
    await jest.runAllTimersAsync();
    expect(claim()).toMatchObject({ status: 'refused', error: refusal });
    expect(sentTo(promotionClaimStatus.path)).toEqual([]);
    store.dispatch(claimActions.closed());
    expect(claim().status).toBe('idle');
  });

  it('is forgotten with its member, and nobody asks for it any more', async () => {
    const { store, sentTo, claim } = start({
      [promotionClaim.path]: { ok: false, error: lost },
      [promotionClaimStatus.path]: unknown,
    });
    store.dispatch(claimActions.requested(order));
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(sentTo(promotionClaimStatus.path)).toHaveLength(1);
    store.dispatch(sessionActions.loggedOut());
    await jest.runAllTimersAsync();
    expect(claim().status).toBe('idle');
    expect(sentTo(promotionClaimStatus.path)).toHaveLength(1);
  });
});
