import { storedItem } from '@heptad/device';
import { OddsType } from '@heptad/formatting';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import * as v from 'valibot';
import type { SportsServices } from '../services';
import { oddsFormatActions } from './odds-format-slice';

const oddsTypeItem = storedItem(
  'oddsType',
  v.picklist([OddsType.malay, OddsType.hongkong, OddsType.europe, OddsType.indonesia]),
);

/** Keeps the chosen notation on the device. */
export function* oddsFormatSaga({ device }: Pick<SportsServices, 'device'>): SagaIterator<void> {
  const stored = device.items.get(oddsTypeItem);
  if (stored !== undefined) yield put(oddsFormatActions.restored(stored));
  yield takeEvery(oddsFormatActions.chosen, ({ payload }) => device.items.set(oddsTypeItem, payload));
}
