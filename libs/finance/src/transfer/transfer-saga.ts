import { queryApi, type Result } from '@heptad/api-client';
import type { Transfer, WalletPort } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeEvery } from 'redux-saga/effects';
import type { FinanceServices } from '../services';
import { selectTransfer, transferActions, type TransferOrder, type TransferProgress } from './transfer-slice';

/** Pauses between questions about a transfer whose answer was lost, in milliseconds. */
export const CONFIRM_DELAYS_MS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

interface WithTransfer {
  readonly transfer: TransferProgress;
}

const send = (wallet: WalletPort, order: TransferOrder, key: string): Promise<Result<Transfer>> =>
  order.direction === 'in'
    ? wallet.transferIn(order.channel, order.amount, key)
    : wallet.recycle(key, order.channel);

/** Whether the transfer of a key is the one in the state. */
function* isStill(key: string): SagaIterator<boolean> {
  const progress: TransferProgress = yield select((state: WithTransfer) => selectTransfer(state));
  return progress.status !== 'idle' && progress.key === key;
}

/** Asks about a transfer until the platform knows of its end; it is never sent again. */
function* confirm(wallet: WalletPort, key: string): SagaIterator<void> {
  for (const pause of CONFIRM_DELAYS_MS) {
    yield delay(pause);
    // Forgotten, because somebody else is there now: whoever that is must not ask for it.
    if (!(yield* isStill(key))) return;
    const answer: Result<Transfer | null> = yield call([wallet, wallet.transferStatus], key);
    // A key the platform has never seen may still be on its way, so only an end ends the asking.
    if (!answer.ok || answer.value === null || answer.value.state === 'confirming') continue;
    yield put(transferActions.answered(answer.value));
    yield put(queryApi.util.invalidateTags(['balance']));
    return;
  }
  yield put(transferActions.leftUndecided({ key }));
}

function* carryOut(
  wallet: WalletPort,
  { key, order }: { readonly key: string; readonly order: TransferOrder },
): SagaIterator<void> {
  const answer: Result<Transfer> = yield call(send, wallet, order, key);
  if (!answer.ok) {
    yield put(transferActions.refused({ key, error: answer.error }));
    return;
  }
  yield put(transferActions.answered(answer.value));
  if (answer.value.state === 'confirming') yield* confirm(wallet, key);
  else yield put(queryApi.util.invalidateTags(['balance']));
}

/** Carries transfers out: one at a time, each sent once, each asked about until its end is known. */
export function* transferSaga({ venues }: Pick<FinanceServices, 'venues'>): SagaIterator<void> {
  yield takeEvery(transferActions.requested, function* start({ payload }) {
    const progress: TransferProgress = yield select((state: WithTransfer) => selectTransfer(state));
    // A tap that came while another transfer was open is not in the state, and is not sent.
    if (progress.status === 'sending' && progress.key === payload.key)
      yield* carryOut(venues.wallet, payload);
  });
  yield takeEvery(transferActions.askedAgain, function* again() {
    const progress: TransferProgress = yield select((state: WithTransfer) => selectTransfer(state));
    if (progress.status === 'confirming') yield* confirm(venues.wallet, progress.key);
  });
}
