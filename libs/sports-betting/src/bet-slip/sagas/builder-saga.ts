import type { Result } from '@heptad/api-client';
import type { BuilderPrice } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, takeLatest } from 'redux-saga/effects';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { orderLeg } from '../order';
import { builderKeys, isBuilder } from '../rules/bet-builder';
import { effectiveMode } from '../rules/combining';
import { keyOf } from '../slip-selection';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import { BOUNDS_PAUSE_MS } from './bounds-saga';
import { QUOTE_INTERVAL_MS } from './quotes-saga';
import { watchingBegun } from './watching-begun';

/** Asks once for the price of the selections as one bet. Without an answer the last price grows old. */
function* askPrice(
  { venues, clock }: Pick<SportsServices, 'venues' | 'clock'>,
  board: PriceBoard,
  { legs }: SlipState,
): SagaIterator<void> {
  const [first] = legs;
  const orderLegs = legs.flatMap((leg) => {
    const price = board.get(keyOf(leg));
    return price === undefined ? [] : [orderLeg(leg, price)];
  });
  if (first === undefined || orderLegs.length < legs.length) return;
  const venue = venues.sports(first.venue);
  const answer: Result<BuilderPrice> = yield call([venue, venue.builderPrice], orderLegs);
  if (!answer.ok) return;
  yield put(slipActions.builderAnswered({ keys: builderKeys(legs), price: answer.value, at: clock.now() }));
}

/** Keeps the price of a bet builder fresh while a view of the slip is on the screen and combos are wanted. */
export function* watchBuilder(
  services: Pick<SportsServices, 'venues' | 'clock' | 'device'>,
  board: PriceBoard,
): SagaIterator<void> {
  const causes = [
    slipActions.selectionTapped,
    slipActions.removed,
    slipActions.dropped,
    slipActions.modeChosen,
    slipActions.selectionsKept,
    slipActions.followed,
    slipActions.betRefused,
    slipActions.quotesAnswered,
    watchingBegun,
    slipActions.watched,
    slipActions.unwatched,
  ];
  yield takeLatest(causes, function* ask(): SagaIterator<void> {
    yield delay(BOUNDS_PAUSE_MS);
    for (;;) {
      const slip: SlipState = yield select((state: WithSlip) => selectSlip(state));
      const wanted = isBuilder(slip.legs) && effectiveMode(slip.legs, slip.mode) !== 'single';
      if (!wanted || slip.watchers === 0) return;
      if (services.device.page.visible()) yield call(askPrice, services, board, slip);
      yield delay(QUOTE_INTERVAL_MS);
    }
  });
}
