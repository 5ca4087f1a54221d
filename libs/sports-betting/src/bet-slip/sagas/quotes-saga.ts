import type { Result } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import {
  isOver,
  LIST_INTERVAL_MS,
  type Match,
  type MatchDetail,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { all, call, delay, put, select, takeLatest } from 'redux-saga/effects';
import { everyPage, type ListEnd } from '../../match/every-page';
import { takeClocksOf } from '../../match/match-clocks';
import { splitMatch } from '../../match/match-shape';
import { isBefore, type AnswerTime } from '../../price-board/answer-time';
import type { PriceBoard, Tick } from '../../price-board/price-board';
import type { SportsServices } from '../../services';
import { groupLegs, keyOf, slipSelection, type SlipSelection } from '../slip-selection';
import { selectSlip, slipActions, type WithSlip } from '../slip-slice';
import type { SlipState } from '../slip-state';
import { watchingBegun } from './watching-begun';

/** How often prices that no list keeps fresh are asked for while the slip is on the screen, in milliseconds. */
export const QUOTE_INTERVAL_MS = LIST_INTERVAL_MS.live;
/** Prices unconfirmed for two intervals cannot be bet; those of outrights move as slowly as their list is asked for (SPORT-024). */
const FRESH_MS = { match: 2 * QUOTE_INTERVAL_MS, outright: 2 * LIST_INTERVAL_MS.outright } as const;

interface MatchAnswer {
  readonly legs: readonly SlipSelection[];
  /** What the venue has of the matches that were asked about; a match it has no more is missing. */
  readonly held: Result<readonly Match[]>;
  /** Whether a match that is missing there is no more; otherwise it was only not seen. */
  readonly whole: boolean;
  readonly freshMs: number;
  /** The venue's own time of the answer, where it tells one; of several pages the first's. */
  readonly asOf?: number | undefined;
}

/** What became of a selection in its match; undefined when the match has it no more. */
function find(
  leg: SlipSelection,
  matches: readonly Match[],
): { readonly now: SlipSelection; readonly tick: Tick } | undefined {
  const match = matches.find(({ id }) => id === leg.match.id);
  if (match === undefined || isOver(match.status)) return undefined;
  for (const market of match.markets) {
    const selection = market.selections.find(({ key }) => key === keyOf(leg));
    if (selection === undefined || market.status === 'closed') continue;
    const { odds = leg.odds, locked, wire } = selection;
    const now = slipSelection({ venue: leg.venue, match, market, selection, odds });
    // Without a price there is nothing to bet on, and the last one is shown locked.
    const { countsFrom } = market;
    const held = locked || selection.odds === undefined;
    return { now, tick: { key: keyOf(leg), odds, locked: held, wire, ...defined({ countsFrom }) } };
  }
  return undefined;
}

/** Whether an answer says that a selection it does not have is no more. */
const isNoMore = ({ match }: SlipSelection, held: MatchAnswer['held'], whole: boolean): boolean =>
  held.ok ? whole || held.value.some(({ id }) => id === match.id) : held.error.kind === 'business';

function* askMatch(
  { venues }: Pick<SportsServices, 'venues'>,
  code: VenueCode,
  id: string,
  legs: readonly SlipSelection[],
): SagaIterator<MatchAnswer> {
  const venue = venues.sports(code);
  const detail: Result<MatchDetail> = yield call([venue, venue.match], id);
  const held = detail.ok ? ({ ok: true, value: [detail.value.match] } as const) : detail;
  const asOf = detail.ok ? detail.value.asOf : undefined;
  return { legs, held, whole: true, freshMs: FRESH_MS.match, asOf };
}

/** An outright is no match that a venue would tell of by its number: it is found in the list of its sport. */
function* askOutrights(
  { venues }: Pick<SportsServices, 'venues'>,
  code: VenueCode,
  sport: SportKey,
  legs: readonly SlipSelection[],
): SagaIterator<MatchAnswer> {
  const venue = venues.sports(code);
  const matches: Match[] = [];
  let asOf: number | undefined;
  const answer: Result<ListEnd> = yield call(
    everyPage,
    venue,
    { period: 'outright', sport },
    (page: readonly Match[], time: number | undefined) => {
      matches.push(...page);
      asOf ??= time;
    },
  );
  const freshMs = FRESH_MS.outright;
  if (!answer.ok) return { legs, held: answer, whole: false, freshMs };
  return { legs, held: { ok: true, value: matches }, whole: answer.value.whole, freshMs, asOf };
}

/**
 * When the answers were made that the slip knows its selections from, by their keys. Rounds of the slip's own and of bets that are placed
 * may be under way at once. They are not measured by lists: those say nothing of what is closed.
 */
const answerTimes = new WeakMap<PriceBoard, Map<string, AnswerTime>>();

const isOutright = ({ market }: SlipSelection): boolean => market.kind === 'outright';

/**
 * Asks the venues about the selections' matches and hands their prices to the board, so that a slip whose lists are
 * gone is as good as one beside them. A failed answer changes nothing; one that says the match is no more closes its selections. A list that was cut
 * off says that of none: their prices grow old unconfirmed. What the slip knows from a later answer stays.
 */
export function* refreshQuotes(
  services: Pick<SportsServices, 'venues' | 'clock'>,
  board: PriceBoard,
  legs: readonly SlipSelection[],
): SagaIterator<void> {
  if (legs.length === 0) return;
  const askedAt = services.clock.monotonic();
  const answers: MatchAnswer[] = yield all(
    groupLegs(legs, ({ venue }) => venue).flatMap(([code, ofVenue]) => [
      ...groupLegs(
        ofVenue.filter((leg) => !isOutright(leg)),
        ({ match }) => match.id,
      ).map(([id, group]) => call(askMatch, services, code, id, group)),
      ...groupLegs(ofVenue.filter(isOutright), ({ match }) => match.sport).map(([sport, group]) =>
        call(askOutrights, services, code, sport, group),
      ),
    ]),
  );
  const times = answerTimes.get(board) ?? new Map<string, AnswerTime>();
  answerTimes.set(board, times);
  const seen: SlipSelection[] = [];
  const closed: string[] = [];
  for (const { legs: asked, held, whole, freshMs, asOf } of answers) {
    const ticks: Tick[] = [];
    const time = { askedAt, asOf };
    for (const leg of asked) {
      const key = keyOf(leg);
      if (isBefore(time, times.get(key))) continue;
      const found = held.ok ? find(leg, held.value) : undefined;
      if (found !== undefined) {
        seen.push(found.now);
        ticks.push(found.tick);
      } else if (isNoMore(leg, held, whole)) closed.push(key);
      else continue;
      times.set(key, time);
    }
    board.apply(ticks, services.clock.now(), freshMs, time);
    // The slip shows them beside the price, and nothing else may ask for this match any more.
    if (held.ok) takeClocksOf(held.value.map(splitMatch), services.clock.now(), time);
  }
  yield put(slipActions.quotesAnswered({ seen, closed }));
}

function* slipState(): SagaIterator<SlipState> {
  return yield select((state: WithSlip) => selectSlip(state));
}

/** Keeps the slip's prices fresh while a view of it is on the screen; what lists keep fresh is not asked for again. */
export function* watchQuotes(services: SportsServices, board: PriceBoard): SagaIterator<void> {
  const causes = [watchingBegun, slipActions.watched, slipActions.unwatched];
  yield takeLatest(causes, function* watch(): SagaIterator<void> {
    const first: SlipState = yield call(slipState);
    if (first.watchers === 0) return;
    // Names and states may be of another hour or language, so the first round asks about everything.
    yield call(refreshQuotes, services, board, first.legs);
    for (;;) {
      yield delay(QUOTE_INTERVAL_MS);
      if (!services.device.page.visible()) continue;
      const { legs, closed }: SlipState = yield call(slipState);
      const soon = services.clock.now() + QUOTE_INTERVAL_MS;
      // A selection that was gone may be offered anew, which a list says to the board alone.
      const isUnsure = (key: string): boolean =>
        closed.includes(key) || typeof board.bettable(key, soon) === 'string';
      yield call(
        refreshQuotes,
        services,
        board,
        legs.filter((leg) => isUnsure(keyOf(leg))),
      );
    }
  });
}
