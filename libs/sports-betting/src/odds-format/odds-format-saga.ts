import { ITEMS } from '@heptad/device';
import { OddsType } from '@heptad/formatting';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import type { SportsServices } from '../services';
import { itemChanges } from '../stored-choices/item-changes';
import { oddsFormatActions, type OddsTypeValue } from './odds-format-slice';

/** Keeps the chosen notation on the device, and follows it there when another tab or the native shell sets it (NATIVE-022). */
export function* oddsFormatSaga({
  device: { items },
}: {
  readonly device: Pick<SportsServices['device'], 'items'>;
}): SagaIterator<void> {
  const stored = items.get(ITEMS.oddsType);
  if (stored !== undefined) yield put(oddsFormatActions.oddsTypeRestored(stored));
  yield takeEvery(oddsFormatActions.oddsTypeChosen, ({ payload }) => items.set(ITEMS.oddsType, payload));
  yield takeEvery(
    itemChanges<OddsTypeValue>(items, ITEMS.oddsType),
    function* follow({ value = OddsType.europe }): SagaIterator<void> {
      yield put(oddsFormatActions.oddsTypeRestored(value));
    },
  );
}
