import { lateWriteSaga } from '@heptad/idempotent-write';
import type { SagaIterator } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import { cashOutActions, selectCashOut } from './cash-out-slice';
import { betKeyOf, type Subject, type WithCashOut } from './cash-out-state';
import { cashOutWrite, readAnew } from './cash-out-write';

/** Sends and follows cash-outs, once a sheet is open or one is left open: most visits to the records cash nothing out. */
export const cashOutWhenAsked = lateWriteSaga(cashOutWrite.state, {
  load: async () => (await import('./cash-out-sending')).cashOutSending,
  isNeeded: (state) => selectCashOut(state).subject !== undefined,
  wakes: cashOutActions.sheetOpened.match,
});

/** What the sheet and the lists have to do with cash-outs besides showing them. */
export function* cashOutSaga(): SagaIterator<void> {
  const { writeClosed, writeLeftUndecided } = cashOutWrite.actions;
  // Also what ended while no sheet told of it: a card that offers an amount leads to the choice.
  yield takeEvery(cashOutActions.sheetOpened, function* forgetEnded(): SagaIterator<void> {
    yield put(writeClosed());
  });
  // What ended and was read leaves with the sheet.
  yield takeEvery(cashOutActions.sheetClosed, function* forgetRead(): SagaIterator<void> {
    const subject: Subject | undefined = yield select((state: WithCashOut) => selectCashOut(state).subject);
    if (subject !== undefined) yield put(writeClosed(betKeyOf(subject)));
  });
  yield takeEvery(writeLeftUndecided, function* lookAnew(): SagaIterator<void> {
    yield put(readAnew());
  });
}
