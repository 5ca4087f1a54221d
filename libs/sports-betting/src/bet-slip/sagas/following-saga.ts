import { sessionSelectors, type WithSession } from '@heptad/session';
import { eventChannel } from 'redux-saga';
import type { SagaIterator } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import type { SlipStorage } from '../slip-storage';

/**
 * Keeps the slip the same in all tabs of this browser: what one tab takes in, removes or places, the others see at once. A
 * bet that is open in one cannot be placed in another meanwhile; the others ask what became of it.
 */
export function* followTabs(storage: SlipStorage): SagaIterator<void> {
  const changes = eventChannel<true>((emit) => storage.subscribe(() => emit(true)));
  const theirs = new Set<string>();
  yield takeEvery(changes, function* follow(): SagaIterator<void> {
    const { open, ...slip } = storage.load();
    const over = [...theirs].filter((key) => open.every((placement) => placement.key !== key));
    for (const key of over) theirs.delete(key);
    yield put(slipActions.followed({ ...slip, over }));
    const status: string = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
    if (status !== 'member') return;
    const { placements }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    const news = open.filter(({ key }) => placements.every((placement) => placement.key !== key));
    for (const { key } of news) theirs.add(key);
    if (news.length > 0) yield put(slipActions.placementsRestored(news));
  });
}
