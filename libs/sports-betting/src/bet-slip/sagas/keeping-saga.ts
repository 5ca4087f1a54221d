import { ITEMS } from '@heptad/device';
import { isMemberChange, sessionActions, sessionSelectors, type WithSession } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { put, select, take, takeEvery } from 'redux-saga/effects';
import type { SportsServices } from '../../services';
import { readChoices, writeChoices } from '../rules/acceptance';
import { BET_MODE_NUMBERS } from '../rules/combining';
import type { SlipStorage, StoredSlip } from '../slip-storage';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';

type Status = ReturnType<typeof sessionSelectors.selectStatus>;

interface AnyAction {
  readonly type: string;
}

const isSlipAction = ({ type }: AnyAction): boolean => type.startsWith('betSlip/');

/** Brings the slip back at start and keeps it from then on, so that a reload, a deploy or another language loses nothing. */
export function* keepSlip(
  { device }: Pick<SportsServices, 'device'>,
  storage: SlipStorage,
): SagaIterator<void> {
  const { items } = device;
  const { open, ...slip } = storage.load();
  yield put(
    slipActions.restored({
      ...slip,
      mode: items.get(ITEMS.betMode) === BET_MODE_NUMBERS.combo ? 'combo' : 'single',
      acceptance: readChoices(items.get(ITEMS.acceptedOddsChanges)),
    }),
  );
  let status: Status = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
  if (status === 'unknown') {
    yield take(sessionActions.restored);
    status = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
  }
  // Bets belong to a member: a visitor is neither shown them nor can ask about them.
  if (status === 'member' && open.length > 0) yield put(slipActions.placementsRestored(open));

  let kept: StoredSlip = { ...slip, open: [] };
  yield takeEvery(
    (action: AnyAction) => isSlipAction(action) || isMemberChange(action),
    function* keep(): SagaIterator<void> {
      const { legs, stakes, placements }: SlipState = yield select((state: WithSlip) => selectSlip(state));
      if (legs === kept.legs && stakes === kept.stakes && placements === kept.open) return;
      kept = { legs, stakes, open: placements };
      storage.save(kept);
    },
  );
  yield takeEvery(slipActions.modeChosen, ({ payload }) =>
    items.set(ITEMS.betMode, BET_MODE_NUMBERS[payload]),
  );
  yield takeEvery(slipActions.acceptanceChosen, function* keepChoice(): SagaIterator<void> {
    const { acceptance }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    items.set(ITEMS.acceptedOddsChanges, writeChoices(acceptance));
  });
}
