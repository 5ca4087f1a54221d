import type { WriteSurroundings } from '@heptad/idempotent-write';
import type { SagaIterator } from 'redux-saga';
import { call, fork, select, takeEvery } from 'redux-saga/effects';
import type { Placement } from '../placement';
import { quickBets } from '../sagas/quick-bet-saga';
import { refreshQuotes } from '../sagas/quotes-saga';
import { selectPlacements, slipActions, type WithSlip } from '../slip-slice';
import { placementWrite } from './placement-write';
import type { PlacingServices } from './send-wager';

/** Places bets, those of quick taps too, and looks at the prices anew where a venue has refused one. */
export function* placing(
  services: PlacingServices,
  surroundings: WriteSurroundings = {},
): SagaIterator<void> {
  yield fork(quickBets, services);
  yield takeEvery(slipActions.betRefused, function* lookAnew({ payload }): SagaIterator<void> {
    // What was never sent was judged by prices that are there already.
    if (!('error' in payload)) return;
    const all: readonly Placement[] = yield select((state: WithSlip) => selectPlacements(state));
    const refused = all.find(({ key }) => key === payload.key);
    // Most refusals are about a price or a market that has moved on: show what is there now.
    if (refused !== undefined) yield call(refreshQuotes, services, services.board, refused.legs);
  });
  yield* placementWrite(services, surroundings);
}
