import type { Result } from '@heptad/api-client';
import {
  isOver,
  LIST_INTERVAL_MS,
  type Match,
  type MatchDetail,
  type VenueCode,
} from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { all, call, delay, put, select, takeLatest } from 'redux-saga/effects';
import type { PriceBoard, Tick } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { groupLegs, keyOf, slipSelection, type SlipSelection } from '../slip-selection';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';

/** How often prices that no list keeps fresh are asked for while the slip is on the screen, in milliseconds. */
export const QUOTE_INTERVAL_MS = LIST_INTERVAL_MS.live;
/** Prices unconfirmed for two intervals cannot be bet. */
const FRESH_MS = 2 * QUOTE_INTERVAL_MS;

interface MatchAnswer {
  readonly legs: readonly SlipSelection[];
  readonly detail: Result<MatchDetail>;
}

/** What became of a selection in its match; undefined when the match has it no more. */
function find(
  leg: SlipSelection,
  match: Match,
): { readonly now: SlipSelection; readonly tick: Tick } | undefined {
  if (isOver(match.status)) return undefined;
  for (const market of match.markets) {
    const selection = market.selections.find(({ key }) => key === keyOf(leg));
    if (selection === undefined || market.status === 'closed') continue;
    const { odds = leg.odds, locked, wire } = selection;
    const now = slipSelection({ venue: leg.venue, match, market, selection, odds });
    // Without a price there is nothing to bet on, and the last one is shown locked.
    return { now, tick: { key: keyOf(leg), odds, locked: locked || selection.odds === undefined, wire } };
  }
  return undefined;
}

function* askMatch(
  { venues }: Pick<SportsServices, 'venues'>,
  code: VenueCode,
  id: string,
  legs: readonly SlipSelection[],
): SagaIterator<MatchAnswer> {
  const venue = venues.sports(code);
  const detail: Result<MatchDetail> = yield call([venue, venue.match], id);
  return { legs, detail };
}

/**
 * Asks the venues about the selections' matches and hands their prices to the board, so that a slip whose lists are
 * gone is as good as one beside them. A failed answer changes nothing; one that says the match is no more closes its selections.
 */
export function* refreshQuotes(
  services: Pick<SportsServices, 'venues' | 'clock'>,
  board: PriceBoard,
  legs: readonly SlipSelection[],
): SagaIterator<void> {
  if (legs.length === 0) return;
  const answers: MatchAnswer[] = yield all(
    groupLegs(legs, ({ venue }) => venue).flatMap(([code, ofVenue]) =>
      groupLegs(ofVenue, ({ match }) => match.id).map(([id, group]) =>
        call(askMatch, services, code, id, group),
      ),
    ),
  );
  const seen: SlipSelection[] = [];
  const closed: string[] = [];
  const ticks: Tick[] = [];
  for (const { legs: asked, detail } of answers)
    for (const leg of asked) {
      const found = detail.ok ? find(leg, detail.value.match) : undefined;
      if (found !== undefined) {
        seen.push(found.now);
        ticks.push(found.tick);
      } else if (detail.ok || detail.error.kind === 'business') closed.push(keyOf(leg));
    }
  board.apply(ticks, services.clock.now(), FRESH_MS);
  yield put(slipActions.quotesAnswered({ seen, closed }));
}

function* slipState(): SagaIterator<SlipState> {
  return yield select((state: WithSlip) => selectSlip(state));
}

/** Keeps the slip's prices fresh while a view of it is on the screen; what lists keep fresh is not asked for again. */
export function* watchQuotes(services: SportsServices, board: PriceBoard): SagaIterator<void> {
  yield takeLatest([slipActions.watched, slipActions.unwatched], function* watch(): SagaIterator<void> {
    const first: SlipState = yield call(slipState);
    if (first.watchers === 0) return;
    // Names and states may be of another hour or language, so the first round asks about everything.
    yield call(refreshQuotes, services, board, first.legs);
    for (;;) {
      yield delay(QUOTE_INTERVAL_MS);
      if (!services.device.page.visible()) continue;
      const { legs }: SlipState = yield call(slipState);
      const soon = services.clock.now() + QUOTE_INTERVAL_MS;
      yield call(
        refreshQuotes,
        services,
        board,
        legs.filter((leg) => typeof board.bettable(keyOf(leg), soon) === 'string'),
      );
    }
  });
}
