import type { Result } from '@heptad/api-client';
import { sessionActions, sessionSelectors, type WithSession } from '@heptad/session';
import type { BetLimits, VenueCode } from '@heptad/venue-gateway';
import type { SagaIterator, Task } from 'redux-saga';
import { all, call, cancel, delay, fork, put, select, take } from 'redux-saga/effects';
import type { PriceBoard } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { BUILDER_ID } from '../builder-quote';
import { orderLeg } from '../order';
import { comboId } from '../rules/combo-ids';
import { effectiveMode, wagersOf } from '../rules/combining';
import type { StakeBounds } from '../rules/stakes';
import { groupLegs, keyOf, type SlipSelection } from '../slip-selection';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import { watchingBegun } from './watching-begun';

/** Taps that follow each other closely cost one question, in milliseconds. */
export const BOUNDS_PAUSE_MS = 250;

function boundsOf({ selections, combos }: BetLimits): Record<string, StakeBounds> {
  return Object.fromEntries([
    ...selections.flatMap(({ key, available, min, max }) =>
      available ? [[key, { min, max }] as const] : [],
    ),
    ...combos.map(({ comboCode, min, max }) => [comboId(comboCode), { min, max }] as const),
  ]);
}

function* askVenue(
  { venues }: Pick<SportsServices, 'venues'>,
  board: PriceBoard,
  code: VenueCode,
  legs: readonly SlipSelection[],
): SagaIterator<Record<string, StakeBounds>> {
  const orderLegs = legs.flatMap((leg) => {
    const price = board.get(keyOf(leg));
    return price === undefined ? [] : [orderLeg(leg, price)];
  });
  if (orderLegs.length === 0) return {};
  const venue = venues.sports(code);
  const limits: Result<BetLimits> = yield call([venue, venue.limits], orderLegs);
  // Without limits the stake is judged by the venue alone.
  return limits.ok ? boundsOf(limits.value) : {};
}

const lacksBounds = ({ legs, mode, bounds, closed }: SlipState): boolean =>
  wagersOf(legs, effectiveMode(legs, mode)).some(
    ({ id }) => id !== BUILDER_ID && bounds[id] === undefined && !closed.includes(id),
  );

/** After these the limits may be others, or are wanted for the first time. */
const ALWAYS = [
  slipActions.selectionTapped,
  slipActions.removed,
  slipActions.dropped,
  slipActions.modeChosen,
  slipActions.selectionsKept,
  slipActions.betRefused,
  watchingBegun,
  slipActions.watched,
  sessionActions.loggedIn,
  sessionActions.loginChanged,
];
/** These leave known limits as they are and ask for missing ones. */
const WHEN_MISSING = [
  slipActions.quotesAnswered,
  slipActions.followed,
  slipActions.betAnswered,
  slipActions.receiptsClosed,
];

const slipOf = (state: WithSlip): SlipState => selectSlip(state);

function* ask(services: SportsServices, board: PriceBoard): SagaIterator<void> {
  yield delay(BOUNDS_PAUSE_MS);
  const slip: SlipState = yield select(slipOf);
  const isMember: boolean = yield select((state: WithSession) => sessionSelectors.selectIsMember(state));
  if (!isMember || slip.watchers === 0) return;
  const answers: Record<string, StakeBounds>[] = yield all(
    groupLegs(slip.legs, ({ venue }) => venue).map(([code, legs]) =>
      call(askVenue, services, board, code, legs),
    ),
  );
  const { legs }: SlipState = yield select(slipOf);
  // A code makes other bets of other selections: what was asked about those of before says nothing of these.
  if (legs.map(keyOf).join() === slip.legs.map(keyOf).join())
    yield put(slipActions.boundsAnswered(Object.assign({}, ...answers)));
}

/** Keeps the limits of stakes true to the selections while a member has the slip on the screen. The latest question counts. */
export function* watchBounds(services: SportsServices, board: PriceBoard): SagaIterator<void> {
  let asking: Task | undefined;
  for (;;) {
    const { type }: { readonly type: string } = yield take([...ALWAYS, ...WHEN_MISSING]);
    const slip: SlipState = yield select(slipOf);
    if (WHEN_MISSING.some((cause) => cause.type === type) && !lacksBounds(slip)) continue;
    // Prices come every few seconds: limits that take longer would be put off again and again.
    if (type === slipActions.quotesAnswered.type && asking?.isRunning() === true) continue;
    if (asking !== undefined) yield cancel(asking);
    asking = yield fork(ask, services, board);
  }
}
