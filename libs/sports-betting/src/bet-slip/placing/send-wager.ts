import type { Result } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import type { WriteAnswer } from '@heptad/idempotent-write';
import type { Bet, OrderLeg } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, select } from 'redux-saga/effects';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { betOrder, orderLeg } from '../order';
import type { WagerRequest } from '../placement';
import type { PlacedBet } from '../placement-state';
import { judgeLeg, type PriceProblem } from '../rules/consent';
import { isWithinTolerance } from '../rules/tolerance';
import { refreshQuotes } from '../sagas/quotes-saga';
import { keyOf } from '../slip-selection';
import { selectSlip, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import { betAnswer } from './bet-answer';

/** What placing needs: the services, and where prices are. */
export interface PlacingServices extends SportsServices {
  readonly board: PriceBoard;
}

/** The selections as the venue wants them back, or why one of them cannot be bet at this moment. */
type Judged =
  | { readonly ok: true; readonly legs: readonly OrderLeg[] }
  | { readonly ok: false; readonly problem: PriceProblem };

function judge(
  { legs, builderOdds, acceptance, tolerance }: WagerRequest,
  closed: readonly string[],
  board: PriceBoard,
  now: number,
): Judged {
  const orderLegs: OrderLeg[] = [];
  for (const leg of legs) {
    const quote = board.bettable(keyOf(leg), now);
    const verdict = judgeLeg({
      consented: leg.odds,
      countsFrom: leg.market.countsFrom,
      quote,
      // Of a bet builder only its own price is agreed to, which the venue holds against the present one.
      acceptance: builderOdds === undefined ? acceptance : 'any',
      tolerance,
      closed: closed.includes(keyOf(leg)),
    });
    if (!verdict.ok) return verdict;
    // A price within what was agreed is itself the consent: the venue takes nothing below it.
    const isAgreed = isWithinTolerance(leg.odds, verdict.odds, tolerance ?? '0');
    orderLegs.push(orderLeg(isAgreed ? { ...leg, odds: verdict.odds } : leg, verdict.price));
  }
  return { ok: true, legs: orderLegs };
}

function* judged({ board, ...services }: PlacingServices, wager: WagerRequest): SagaIterator<Judged> {
  const { closed }: SlipState = yield select((state: WithSlip) => selectSlip(state));
  const first = judge(wager, closed, board, services.clock.now());
  if (first.ok || first.problem !== 'stale') return first;
  // A slip that has lain idle asks once for its prices; what they are then is judged like any other price.
  yield call(refreshQuotes, services, board, wager.legs);
  const now: SlipState = yield select((state: WithSlip) => selectSlip(state));
  return judge(wager, now.closed, board, services.clock.now());
}

/** Sends one bet at the prices that were consented to; where they are others by now, nothing is sent. */
export function* sendWager(
  services: PlacingServices,
  wager: WagerRequest,
  key: string,
): SagaIterator<Result<WriteAnswer<PlacedBet>>> {
  const order: Judged = yield call(judged, services, wager);
  if (!order.ok) return { ok: true, value: { state: 'failed', end: { problem: order.problem } } };
  const venue = services.venues.sports(wager.venue);
  const notation = services.device.items.get(ITEMS.oddsType);
  const placed: Result<Bet> = yield call([venue, venue.placeBet], betOrder(wager, order.legs, notation), key);
  return placed.ok ? { ok: true, value: betAnswer(placed.value) } : placed;
}
