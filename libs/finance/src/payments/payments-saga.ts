import { queryApi, type ApiClient, type Result } from '@heptad/api-client';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeEvery } from 'redux-saga/effects';
import { CONFIRM_DELAYS_MS } from '../transfer/transfer-saga';
import { createPaymentsPort, type PaymentAnswer, type PaymentsPort } from './payments-port';
import {
  paymentActions,
  selectDeposit,
  selectWithdrawal,
  type PaymentName,
  type PaymentProgress,
  type WithPayments,
} from './payments-slice';

/** Whether a payment is the one in the state, and stands there as told. */
function* stands({ kind, key }: PaymentName, status: PaymentProgress['status']): SagaIterator<boolean> {
  const selector = kind === 'deposit' ? selectDeposit : selectWithdrawal;
  const progress: PaymentProgress = yield select((state: WithPayments) => selector(state));
  return progress.status !== 'idle' && progress.status === status && progress.key === key;
}

/** What a member has may be other than before. */
const readAnew = () => put(queryApi.util.invalidateTags(['balance']));

/** Asks about a payment until the platform knows its order; it is never sent again. */
function* confirm(port: PaymentsPort, name: PaymentName, pauses: readonly number[]): SagaIterator<void> {
  for (const pause of pauses) {
    yield delay(pause);
    // Forgotten, because somebody else is there now: whoever that is must not ask for it.
    if (!(yield* stands(name, 'confirming'))) return;
    const answer: Result<PaymentAnswer> = yield call([port, port.ask], name.kind, name.key);
    // A key that the platform has never seen may still be on its way.
    if (!answer.ok || answer.value.orderNo === undefined) continue;
    yield put(paymentActions.taken({ ...name, orderNo: answer.value.orderNo }));
    yield readAnew();
    return;
  }
  yield put(paymentActions.leftUndecided(name));
}

function* carryOut(
  port: PaymentsPort,
  { payload, meta }: ReturnType<typeof paymentActions.requested>,
  pauses: readonly number[],
): SagaIterator<void> {
  const { key, request } = payload;
  const name: PaymentName = { kind: request.kind, key };
  const answer: Result<PaymentAnswer> = yield call([port, port.send], request, key, meta.secret);
  if (!answer.ok) yield put(paymentActions.refused({ ...name, error: answer.error }));
  else if (answer.value.orderNo === undefined) {
    yield put(paymentActions.lost(name));
    yield* confirm(port, name, pauses);
    return;
  } else yield put(paymentActions.taken({ ...name, orderNo: answer.value.orderNo }));
  // A refusal says that bounds or fees are others than were shown.
  yield readAnew();
}

/**
 * Carries payments out: each sent once, each asked about until the platform has its order.
 * @param pauses between the questions, milliseconds
 */
export function* paymentsSaga(
  { api }: { readonly api: ApiClient },
  pauses: readonly number[] = CONFIRM_DELAYS_MS,
): SagaIterator<void> {
  const port = createPaymentsPort(api);
  yield takeEvery(paymentActions.requested, function* start(action) {
    const { key, request } = action.payload;
    // A tap that came while another payment was open is not in the state, and is not sent.
    if (yield* stands({ kind: request.kind, key }, 'sending')) yield* carryOut(port, action, pauses);
  });
  yield takeEvery(paymentActions.askedAgain, function* again({ payload }) {
    if (yield* stands(payload, 'confirming')) yield* confirm(port, payload, pauses);
  });
}
