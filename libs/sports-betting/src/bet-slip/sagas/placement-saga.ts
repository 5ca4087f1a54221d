import { queryApi, type Result } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import { isMemberChange } from '@heptad/session';
import { isOutcomeUnknown, type Bet, type OrderLeg, type SportsVenue } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery } from 'redux-saga/effects';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { betOrder, orderLeg } from '../order';
import { statusOf, type Placement } from '../placement';
import { judgeLeg, type PriceProblem } from '../rules/consent';
import { keyOf } from '../slip-selection';
import { selectPlacements, selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import { refreshQuotes } from './quotes-saga';

/** Pauses between questions about a bet whose answer was lost, in milliseconds. */
export const CONFIRM_DELAYS_MS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];
/** Pauses between questions about a bet the venue is still considering, in milliseconds; a minute in all. */
export const RESULT_DELAYS_MS: readonly number[] = [
  1_000, 1_000, 1_500, 1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 24_000,
];

/** The selections as the venue wants them back, or why one of them cannot be bet at this moment. */
type Judged =
  | { readonly ok: true; readonly legs: readonly OrderLeg[] }
  | { readonly ok: false; readonly problem: PriceProblem };

function judge(
  { legs, acceptance }: Placement,
  closed: readonly string[],
  board: PriceBoard,
  now: number,
): Judged {
  const orderLegs: OrderLeg[] = [];
  for (const leg of legs) {
    const quote = board.bettable(keyOf(leg), now);
    const verdict = judgeLeg({ consented: leg.odds, quote, acceptance, closed: closed.includes(keyOf(leg)) });
    if (!verdict.ok) return verdict;
    orderLegs.push(orderLeg(leg, verdict.price));
  }
  return { ok: true, legs: orderLegs };
}

function* answer(key: string, bet: Bet): SagaIterator<void> {
  yield put(slipActions.betAnswered({ key, bet }));
  yield put(queryApi.util.invalidateTags(['balance', 'bets']));
}

/** Tells what the venue made of the bet, and asks on while it is considering. */
function* follow(venue: SportsVenue, key: string, bet: Bet): SagaIterator<void> {
  yield call(answer, key, bet);
  if (statusOf(bet) !== 'pending') return;
  for (const pause of RESULT_DELAYS_MS) {
    yield delay(pause);
    const asked: Result<Bet> = yield call([venue, venue.bet], bet.id);
    if (!asked.ok || statusOf(asked.value) === 'pending') continue;
    yield call(answer, key, asked.value);
    return;
  }
  yield put(slipActions.leftUndecided({ key }));
}

/** The bet of a key whose end is being asked for; undefined once it is known, be it from another tab. */
const confirming = (key: string) => (state: WithSlip) =>
  selectPlacements(state).find((placement) => placement.key === key && placement.status === 'confirming');

/** Asks by its key what became of a bet; it is never sent again. */
function* confirm(venue: SportsVenue, key: string): SagaIterator<void> {
  for (const pause of CONFIRM_DELAYS_MS) {
    yield delay(pause);
    const waiting: Placement | undefined = yield select(confirming(key));
    if (waiting === undefined) return;
    const asked: Result<Bet | null> = yield call([venue, venue.confirmBet], key);
    // A key the venue has never seen may still be on its way, so only a bet ends the asking.
    if (!asked.ok || asked.value === null) continue;
    yield call(follow, venue, key, asked.value);
    return;
  }
  yield put(slipActions.leftUndecided({ key }));
}

function* judged(services: SportsServices, board: PriceBoard, placement: Placement): SagaIterator<Judged> {
  const { closed }: SlipState = yield select((state: WithSlip) => selectSlip(state));
  const first = judge(placement, closed, board, services.clock.now());
  if (first.ok || first.problem !== 'stale') return first;
  // A slip that has lain idle asks once for its prices; what they are then is judged like any other price.
  yield call(refreshQuotes, services, board, placement.legs);
  const now: SlipState = yield select((state: WithSlip) => selectSlip(state));
  return judge(placement, now.closed, board, services.clock.now());
}

function* place(services: SportsServices, board: PriceBoard, placement: Placement): SagaIterator<void> {
  const { key } = placement;
  const order: Judged = yield call(judged, services, board, placement);
  if (!order.ok) {
    yield put(slipActions.betRefused({ key, problem: order.problem }));
    return;
  }
  const venue = services.venues.sports(placement.venue);
  const notation = services.device.items.get(ITEMS.oddsType);
  const wager = betOrder(placement, order.legs, notation);
  const placed: Result<Bet> = yield call([venue, venue.placeBet], wager, key);
  if (placed.ok) {
    yield call(follow, venue, key, placed.value);
  } else if (isOutcomeUnknown(placed.error)) {
    yield put(slipActions.answerLost({ key }));
    yield call(confirm, venue, key);
  } else {
    yield put(slipActions.betRefused({ key, error: placed.error }));
    // Most refusals are about a price or a market that has moved on: show what is there now.
    yield call(refreshQuotes, services, board, placement.legs);
  }
}

/** Follows a bet only while the member who made it is there. */
const whileMember = (work: () => SagaIterator<void>) =>
  race({ work: call(work), left: take(isMemberChange) });

/** Places bets: all of one tap side by side, each sent once, each followed until its end is known. */
export function* placementSaga(services: SportsServices, board: PriceBoard): SagaIterator<void> {
  yield takeEvery(slipActions.placeRequested, function* start({ payload }): SagaIterator<void> {
    const { nextKey, placements: tapped }: SlipState = yield select((state: WithSlip) => selectSlip(state));
    // A tap that came while another was open has changed nothing, and is not sent.
    if (nextKey !== payload.nextKey) return;
    for (const placement of tapped)
      yield fork(function* one() {
        yield whileMember(() => place(services, board, placement));
      });
  });
  yield takeEvery(slipActions.askedAgain, function* again({ payload }): SagaIterator<void> {
    const placement: Placement | undefined = yield select(confirming(payload.key));
    if (placement !== undefined)
      yield whileMember(() => confirm(services.venues.sports(placement.venue), placement.key));
  });
  yield takeEvery(slipActions.placementsRestored, function* resume({ payload }): SagaIterator<void> {
    for (const { key } of payload) {
      const placement: Placement | undefined = yield select(confirming(key));
      if (placement !== undefined)
        yield fork(function* one() {
          yield whileMember(() => confirm(services.venues.sports(placement.venue), placement.key));
        });
    }
  });
}
