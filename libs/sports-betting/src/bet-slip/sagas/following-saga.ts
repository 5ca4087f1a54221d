import { eventChannel } from 'redux-saga';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { slipActions } from '../slip-slice';
import type { SlipStorage } from '../slip-storage';

/** Keeps the slip the same in all tabs of this browser: what one tab takes in or removes, the others see at once. */
export function* followTabs(storage: SlipStorage): SagaIterator<void> {
  const changes = eventChannel<true>((emit) => storage.subscribe(() => emit(true)));
  yield takeEvery(changes, function* follow(): SagaIterator<void> {
    yield put(slipActions.followed(storage.load()));
  });
}
