import { sessionSelectors, type WithSession } from '@heptad/session';
import { eventChannel } from 'redux-saga';
import type { SagaIterator } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import type { KeptPlacement } from '../placement';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import type { SlipStorage } from '../slip-storage';

/**
 * Keeps the slip the same in all tabs of this browser: what one tab takes in, removes or places, the others see at once. A
 * bet that is open in one cannot be placed in another meanwhile; the others ask what became of it, and end with it as soon
 * as the storage holds it no more: whoever kept it there knows its end.
 * @param isOwn whether a bet is of the member who is there
 */
export function* followTabs(
  storage: SlipStorage,
  isOwn: (bet: KeptPlacement) => boolean,
): SagaIterator<void> {
  const changes = eventChannel<true>((emit) => storage.subscribe(() => emit(true)));
  const theirs = new Set<string>();
  // Whatever comes from the storage was never sent from here: at start, with the member, or from another tab.
  yield takeEvery(slipActions.placementsRestored, ({ payload }) => {
    for (const { key } of payload) theirs.add(key);
  });
  yield takeEvery(changes, function* follow(): SagaIterator<void> {
    const { open, ...slip } = storage.load();
    const over = [...theirs].filter((key) => open.every((placement) => placement.key !== key));
    for (const key of over) theirs.delete(key);
    yield put(slipActions.followed({ ...slip, over }));
    const status: string = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
    if (status !== 'member') return;
    const { placements }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    const known = new Set(placements.map(({ key }) => key));
    const news = open.filter((bet) => isOwn(bet) && !known.has(bet.key));
    if (news.length > 0) yield put(slipActions.placementsRestored(news));
  });
}
