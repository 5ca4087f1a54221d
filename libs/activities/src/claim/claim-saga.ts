import { queryApi, type ApiClient, type Result } from '@heptad/api-client';
import { promotionClaim, promotionClaimStatus, type CallResponse } from '@heptad/contracts';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeEvery } from 'redux-saga/effects';
import { PROMOTIONS_TAG, promotionsApi } from '../promotions/promotion-endpoints';
import type { ActivitiesServices } from '../services';
import {
  claimActions,
  selectClaim,
  type ClaimOrder,
  type ClaimProgress,
  type WithClaim,
} from './claim-slice';

/** Pauses between questions about a claim whose answer was lost, in milliseconds. */
export const CONFIRM_DELAYS_MS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

type Paid = Result<CallResponse<typeof promotionClaim>>;
type Known = Result<CallResponse<typeof promotionClaimStatus>>;

/** The page shows what became of it, so nobody else does. */
const send = (api: ApiClient, { promotion, tier }: ClaimOrder, key: string): Promise<Paid> =>
  api.send(promotionClaim, { id: promotion, tier }, { idempotencyKey: key, noToast: 'awaited' });
const ask = (api: ApiClient, idempotencyKey: string): Promise<Known> =>
  api.send(promotionClaimStatus, { idempotencyKey }, { noToast: true });

/** Shows what the claim changed: the wallet's balance and where the promotions stand. */
function* refresh(): SagaIterator<void> {
  yield put(queryApi.util.invalidateTags(['balance']));
  yield put(promotionsApi.util.invalidateTags([PROMOTIONS_TAG]));
}

function* isStill(key: string): SagaIterator<boolean> {
  const progress: ClaimProgress = yield select((state: WithClaim) => selectClaim(state));
  return progress.status !== 'idle' && progress.key === key;
}

/** Asks about a claim until the platform knows of it; it is never sent again. */
function* confirm(api: ApiClient, key: string): SagaIterator<void> {
  for (const pause of CONFIRM_DELAYS_MS) {
    yield delay(pause);
    // Forgotten, because somebody else is there now: whoever that is must not ask for it.
    if (!(yield* isStill(key))) return;
    const answer: Known = yield call(ask, api, key);
    // A key the platform has never seen may still be on its way, so only a payment ends the asking.
    if (!answer.ok || answer.value.known === 0) continue;
    yield put(claimActions.paid({ key }));
    yield* refresh();
    return;
  }
  yield put(claimActions.leftUndecided({ key }));
}

function* carryOut(api: ApiClient, order: ClaimOrder, key: string): SagaIterator<void> {
  const answer: Paid = yield call(send, api, order, key);
  if (answer.ok) {
    yield put(claimActions.paid({ key }));
    yield* refresh();
  } else if (isOutcomeUnknown(answer.error)) {
    yield put(claimActions.doubted({ key }));
    yield* confirm(api, key);
  } else {
    yield put(claimActions.refused({ key, error: answer.error }));
    // What was refused was not as the page showed it.
    yield* refresh();
  }
}

/** Carries claims out: one at a time, each sent once, each asked about until its end is known. */
export function* claimSaga({ api }: Pick<ActivitiesServices, 'api'>): SagaIterator<void> {
  yield takeEvery(claimActions.requested, function* start({ payload: { key, order } }) {
    const progress: ClaimProgress = yield select((state: WithClaim) => selectClaim(state));
    // A tap that came while another claim was open is not in the state, and is not sent.
    if (progress.status === 'sending' && progress.key === key) yield* carryOut(api, order, key);
  });
  yield takeEvery(claimActions.askedAgain, function* again() {
    const progress: ClaimProgress = yield select((state: WithClaim) => selectClaim(state));
    if (progress.status === 'confirming') yield* confirm(api, progress.key);
  });
}
