import type { SagaIterator } from 'redux-saga';
import { fork, put } from 'redux-saga/effects';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { watchBounds } from './bounds-saga';
import { watchBuilder } from './builder-saga';
import { watchQuotes } from './quotes-saga';
import { watchingBegun } from './watching-begun';

/** What the slip needs from the first time it is on the screen: prices, limits, and the price of a bet builder. */
export function* watchSlip(services: SportsServices, board: PriceBoard): SagaIterator<void> {
  yield fork(watchQuotes, services, board);
  yield fork(watchBounds, services, board);
  yield fork(watchBuilder, services, board);
  yield put(watchingBegun());
}
