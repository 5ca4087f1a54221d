import { queryApi, type Result } from '@heptad/api-client';
import { isWriteOpen, type WriteProgress } from '@heptad/idempotent-write';
import { isOutcomeUnknown, type GameLaunch, type Transfer } from '@heptad/venue-gateway';
import type { Action, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, select, take, takeEvery } from 'redux-saga/effects';
import type { GamesServices } from '../services';
import { gameMoney, subjectOfMoney, type GameMoneyOrder } from './game-money';
import {
  playActions,
  selectPlay,
  type LeftVisit,
  type PlayFailure,
  type PlayStage,
  type PlayState,
  type PlayVisit,
} from './play-state';

/** A game that has drawn nothing by then is dead, ms. */
export const READY_MS = 10_000;

type PlayServices = Pick<GamesServices, 'venues'>;

/** How a part of a visit ended: the page was left, the member tries again, or the game was taken away. */
type Turn = 'left' | 'again';

const reach = ({ id }: PlayVisit, stage: PlayStage): UnknownAction =>
  playActions.stageReached({ visit: id, stage });

/** Actions of one visit. */
const leftOf =
  ({ id }: PlayVisit) =>
  (action: Action): boolean =>
    playActions.playLeft.match(action) && action.payload.visit === id;
const retriedOf =
  ({ id }: PlayVisit) =>
  (action: Action): boolean =>
    playActions.playRetried.match(action) && action.payload.visit === id;
const takenOf =
  ({ id }: PlayVisit) =>
  (action: Action): boolean =>
    playActions.gameTaken.match(action) && action.payload.visit === id;
const saidBy =
  ({ id }: PlayVisit, type: 'ready' | 'error') =>
  (action: Action): boolean =>
    playActions.frameSpoke.match(action) &&
    action.payload.visit === id &&
    action.payload.message.type === type;

/** Whether the member may no longer play, so that nothing is launched any more. */
function* isTaken({ id }: PlayVisit): SagaIterator<boolean> {
  const { visit, stage }: PlayState = yield select(selectPlay);
  return visit?.id === id && stage?.step === 'taken';
}

/** Waits until a movement of money has ended, and says how. */
function* endOfMoney(order: GameMoneyOrder): SagaIterator<WriteProgress<GameMoneyOrder, Transfer>> {
  const subject = subjectOfMoney(order);
  for (;;) {
    const now: WriteProgress<GameMoneyOrder, Transfer> = yield select(gameMoney.select, subject);
    if (!isWriteOpen(now)) return now;
    yield take('*');
  }
}

/** Brings everything back from the venue, once: the write has its own key and is followed to its end on whichever page. */
function* bringBack({ enName, real }: PlayVisit): SagaIterator<void> {
  if (real) yield put(gameMoney.actions.writeRequested({ direction: 'back', channel: enName }));
}

/** Moves the named amount into the venue. @returns undefined once it is there, else why it is not */
function* takeAlong(visit: PlayVisit): SagaIterator<PlayStage | undefined> {
  if (!visit.real || visit.along.kind !== 'amount') return undefined;
  const order: GameMoneyOrder = { direction: 'in', channel: visit.enName, amount: visit.along.amount };
  yield put(reach(visit, { step: 'money' }));
  yield put(gameMoney.actions.writeRequested(order));
  const end: WriteProgress<GameMoneyOrder, Transfer> = yield call(endOfMoney, order);
  if (end.status === 'succeeded') return undefined;
  // Given up, or refused: nothing has moved.
  if (end.status === 'failed' && end.error !== undefined)
    return { step: 'failed', failure: { kind: 'refused', error: end.error } };
  const message = end.status === 'failed' ? end.message : undefined;
  return { step: 'failed', failure: { kind: 'money', ...(message !== undefined && { message }) } };
}

const launchOf = ({ venues: { games } }: PlayServices, visit: PlayVisit): Promise<Result<GameLaunch>> => {
  const { enName, game, real, along, callBackAddress } = visit;
  const named = { enName, ...(game !== undefined && { gameCode: game }) };
  if (!real) return games.demo(named);
  // Where the member has consented the platform brings the money along by itself.
  return games.launch({
    ...named,
    callBackAddress,
    ...(along.kind !== 'automatic' && { bringMoney: false }),
  });
};

/** What a launch came to, and whether money of this visit may be in the venue. */
interface Entry {
  readonly stage: PlayStage;
  readonly moneyThere: boolean;
}

/** Takes money along and launches. Runs to its end even when the page is left meanwhile: what it has begun is then brought back. */
function* enter(services: PlayServices, visit: PlayVisit): SagaIterator<Entry> {
  const kept: PlayStage | undefined = yield call(takeAlong, visit);
  if (kept !== undefined) return { stage: kept, moneyThere: false };
  if (yield call(isTaken, visit)) return { stage: { step: 'launching' }, moneyThere: visit.real };
  yield put(reach(visit, { step: 'launching' }));
  const answer: Result<GameLaunch> = yield call(launchOf, services, visit);
  const moved = visit.real && visit.along.kind !== 'none';
  if (!answer.ok) {
    const failure = { kind: 'refused', error: answer.error } as const;
    // A launch that was refused has moved nothing by itself; one whose answer was lost may have.
    const moneyThere =
      visit.along.kind === 'amount' || (visit.along.kind === 'automatic' && isOutcomeUnknown(answer.error));
    return { stage: { step: 'failed', failure }, moneyThere: visit.real && moneyThere };
  }
  if (moved) yield put(queryApi.util.invalidateTags(['balance']));
  const { url, origin, ownPage } = answer.value;
  return { stage: ownPage ? { step: 'away', url } : { step: 'opening', url, origin }, moneyThere: moved };
}

/** What can end a game that stands in its frame. */
interface FrameEnd {
  readonly left?: PayloadAction<LeftVisit>;
  readonly taken?: UnknownAction;
  readonly error?: ReturnType<typeof playActions.frameSpoke>;
  readonly late?: true;
}

function* untilItEnds(visit: PlayVisit, stage: PlayStage): SagaIterator<FrameEnd> {
  const ends = {
    left: take(leftOf(visit)),
    taken: take(takenOf(visit)),
    error: take(saidBy(visit, 'error')),
  };
  if (stage.step !== 'opening') return yield race({ left: ends.left });
  const opened: FrameEnd & { readonly ready?: UnknownAction } = yield race({
    ...ends,
    ready: take(saidBy(visit, 'ready')),
    late: delay(READY_MS),
  });
  if (opened.ready === undefined) return opened;
  yield put(reach(visit, { ...stage, step: 'playing' }));
  return yield race(ends);
}

/** After the game has gone and the page still stands: until the member tries again or leaves. */
function* nextTurn(visit: PlayVisit): SagaIterator<Turn> {
  const { left }: { readonly left?: UnknownAction } = yield race({
    left: take(leftOf(visit)),
    again: take(retriedOf(visit)),
  });
  return left === undefined ? 'again' : 'left';
}

/** The game does not run: says why, and brings the money back that may have come along. */
function* endWith(visit: PlayVisit, failure: PlayFailure, comesBack: boolean): SagaIterator<Turn> {
  yield put(reach(visit, { step: 'failed', failure }));
  if (comesBack) yield call(bringBack, visit);
  return yield call(nextTurn, visit);
}

/** Who may not go on gets everything back, whatever they have chosen for other days. */
function* endTaken(visit: PlayVisit): SagaIterator<Turn> {
  yield call(bringBack, visit);
  return yield call(nextTurn, visit);
}

/** One launch and what becomes of it. */
function* playOnce(services: PlayServices, visit: PlayVisit): SagaIterator<Turn> {
  if (yield call(isTaken, visit)) return yield call(endTaken, visit);
  const { stage, moneyThere }: Entry = yield call(enter, services, visit);
  const now: PlayState = yield select(selectPlay);
  if (now.visit?.id !== visit.id) {
    // Left while money or launch were under way.
    if (visit.bringsBack) yield call(bringBack, visit);
    return 'left';
  }
  if (now.stage?.step === 'taken') return yield call(endTaken, visit);
  if (stage.step === 'failed') return yield call(endWith, visit, stage.failure, moneyThere);
  yield put(reach(visit, stage));
  const end: FrameEnd = yield call(untilItEnds, visit, stage);
  if (end.taken !== undefined) return yield call(endTaken, visit);
  if (end.left !== undefined) {
    const goesOn = stage.step === 'away' || end.left.payload.keepsMoney === true;
    if (visit.bringsBack && !goesOn) yield call(bringBack, visit);
    return 'left';
  }
  const message = end.error?.payload.message;
  const failure: PlayFailure =
    message?.type === 'error' ? { kind: 'ended', message: message.message } : { kind: 'dead' };
  return yield call(endWith, visit, failure, visit.bringsBack || moneyThere);
}

function* visitSaga(
  services: PlayServices,
  { payload: visit }: PayloadAction<PlayVisit>,
): SagaIterator<void> {
  // A page that is drawn twice in one moment opens its game once.
  yield delay(0);
  const { visit: opened }: PlayState = yield select(selectPlay);
  if (opened !== visit) return;
  let turn: Turn = 'again';
  while (turn === 'again') {
    turn = yield call(playOnce, services, visit);
    // Nothing is launched before what is on its way back has arrived.
    if (turn === 'again') yield call(endOfMoney, { direction: 'back', channel: visit.enName });
  }
}

/**
 * Every opening of a game from money and launch to the way out (VENUE-017). A visit goes on to its end when its page has gone, so that
 * money which was under way then still comes back.
 */
export function* playSaga(services: PlayServices): SagaIterator<void> {
  yield takeEvery(playActions.playOpened.type, visitSaga, services);
}
