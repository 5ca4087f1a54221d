import { ITEMS } from '@heptad/device';
import { isMemberChange } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { fork, put, select, takeEvery } from 'redux-saga/effects';
import type { SportsServices } from '../../services';
import { itemChanges } from '../../stored-choices/item-changes';
import { readChoices, writeChoices } from '../rules/acceptance';
import { BET_MODE_NUMBERS, BET_MODES, type BetMode } from '../rules/bet-modes';
import type { SlipStorage } from '../slip-storage';
import { followTabs } from './following-saga';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';

interface AnyAction {
  readonly type: string;
}

/** The kind of bet that a stored number means (STORE-017). */
const modeOf = (stored: number | undefined): BetMode | undefined =>
  BET_MODES.find((mode) => BET_MODE_NUMBERS[mode] === stored);

const isSlipAction = ({ type }: AnyAction): boolean => type.startsWith('betSlip/');

/** Brings the slip back at start and keeps it from then on, so that a reload, a deploy or another language loses nothing. */
export function* keepSlip(
  { device }: Pick<SportsServices, 'device'>,
  storage: SlipStorage,
): SagaIterator<void> {
  const { items } = device;
  const slip = storage.load();
  yield put(
    slipActions.restored({
      ...slip,
      mode: modeOf(items.get(ITEMS.betMode)),
      acceptance: readChoices(items.get(ITEMS.acceptedOddsChanges)),
    }),
  );
  yield fork(followTabs, storage);
  let kept: Pick<SlipState, 'legs' | 'stakes'> & { readonly nextKey?: string } = slip;
  yield takeEvery(
    (action: AnyAction) => isSlipAction(action) || isMemberChange(action),
    function* keep(action: AnyAction): SagaIterator<void> {
      const { legs, stakes, nextKey }: SlipState = yield select((state: WithSlip) => selectSlip(state));
      if (legs === kept.legs && stakes === kept.stakes && nextKey === kept.nextKey) return;
      kept = { legs, stakes, nextKey };
      // What came from another tab is kept already; saying it back would make the tabs answer each other for ever.
      if (!slipActions.followed.match(action)) storage.save(kept);
    },
  );
  yield takeEvery(slipActions.modeChosen, ({ payload }) =>
    items.set(ITEMS.betMode, BET_MODE_NUMBERS[payload]),
  );
  yield takeEvery(slipActions.acceptanceChosen, function* keepChoice(): SagaIterator<void> {
    const { acceptance }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    items.set(ITEMS.acceptedOddsChanges, writeChoices(acceptance));
  });
  yield takeEvery(itemChanges(items, ITEMS.betMode), function* followMode({ value }): SagaIterator<void> {
    yield put(slipActions.choicesFollowed({ mode: modeOf(value) }));
  });
  yield takeEvery(
    itemChanges(items, ITEMS.acceptedOddsChanges),
    function* followChoice({ value }): SagaIterator<void> {
      yield put(slipActions.choicesFollowed({ acceptance: readChoices(value) }));
    },
  );
}
