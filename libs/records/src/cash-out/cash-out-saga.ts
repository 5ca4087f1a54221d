import { queryApi, type Result } from '@heptad/api-client';
import { isMemberChange, sessionActions, sessionSelectors, type WithSession } from '@heptad/session';
import { isOutcomeUnknown, type CashOut, type CashOutOutcome } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery } from 'redux-saga/effects';
import type { RecordsServices } from '../services';
import { cashOutActions, selectAttempt, selectCashOut } from './cash-out-slice';
import type { Attempt, BetRef, OpenCashOut, WithCashOut } from './cash-out-state';
import { createOpenCashOuts, type OpenCashOuts } from './open-cash-outs';

/** Pauses between questions about a cash-out whose answer was lost, in milliseconds. */
export const CONFIRM_DELAYS_MS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/** How long the tap waits for the storage, in milliseconds; one that never answers must not stop the member. */
export const KEEPING_MS = 1_000;
/** What a venue has not heard of this long after the tap never comes, in milliseconds: no call lives so long. */
export const LOST_AFTER_MS = 600_000;

interface Services extends Pick<RecordsServices, 'venues' | 'clock'> {
  readonly open: OpenCashOuts;
}

const refOf = ({ venue, betId, key }: Attempt) => ({ venue, id: betId, key });

/** What the member owns and has at stake is read anew. */
function* refresh(): SagaIterator<void> {
  yield put(queryApi.util.invalidateTags(['balance', 'bets']));
}

function* pay(attempt: Attempt, cashOut: CashOut): SagaIterator<void> {
  yield put(cashOutActions.paid({ ...refOf(attempt), cashOut }));
  yield call(refresh);
}

/** Asks by its key what became of a cash-out; it is never sent again. */
function* confirm(services: Services, attempt: Attempt): SagaIterator<void> {
  const venue = services.venues.sports(attempt.venue);
  for (const pause of CONFIRM_DELAYS_MS) {
    yield delay(pause);
    const asked: Result<CashOut | null> = yield call([venue, venue.confirmCashOut], attempt.key);
    if (!asked.ok) continue;
    if (asked.value !== null) {
      yield call(pay, attempt, asked.value);
      return;
    }
    // A key the venue has never seen may still be on its way, so for long only a cash-out ends the asking.
    if (services.clock.now() - attempt.seenAt < LOST_AFTER_MS) continue;
    yield put(cashOutActions.neverArrived(refOf(attempt)));
    return;
  }
  yield put(cashOutActions.leftUndecided(refOf(attempt)));
  yield call(refresh);
}

function* send(services: Services, attempt: Attempt): SagaIterator<void> {
  // Before it goes: a page that goes away with the call must find its key again.
  const owner: string = yield call(memberNow);
  yield race({ kept: call(services.open.keep, owner, attempt), enough: delay(KEEPING_MS) });
  const venue = services.venues.sports(attempt.venue);
  const { betId, stake, seen, seenAt, key } = attempt;
  const answer: Result<CashOutOutcome> = yield call(
    [venue, venue.cashOut],
    { betId, stake, seen, seenAt },
    key,
  );
  if (!answer.ok) {
    if (isOutcomeUnknown(answer.error)) {
      yield put(cashOutActions.answerLost(refOf(attempt)));
      yield call(confirm, services, attempt);
      return;
    }
    yield put(cashOutActions.refused({ ...refOf(attempt), error: answer.error }));
    // Most refusals are about a bet or a market that has moved on: show what is there now.
    yield call(refresh);
  } else if (answer.value.state === 'done') yield call(pay, attempt, answer.value.cashOut);
  else yield put(cashOutActions.valueChanged({ ...refOf(attempt), offer: answer.value.offer }));
}

/** Follows a cash-out only while the member who asked for it is there. */
const whileMember = (work: () => SagaIterator<void>) =>
  race({ work: call(work), left: take(isMemberChange) });

function* attemptOf(bet: BetRef): SagaIterator<Attempt | undefined> {
  return yield select((state: WithCashOut) => selectAttempt(bet)(state));
}

/** Who is there; empty while that is not known. */
function* memberNow(): SagaIterator<string> {
  return yield select((state: WithSession) => sessionSelectors.selectMember(state)?.id ?? '');
}

/** Brings back what the member had asked for, as soon as it is known who that is. */
function* resume(services: Services): SagaIterator<void> {
  const owner: string = yield call(memberNow);
  if (owner === '') return;
  const open: readonly OpenCashOut[] = yield call(services.open.of, owner);
  const known: readonly string[] = yield select((state: WithCashOut) =>
    Object.values(selectCashOut(state).attempts).map(({ key }) => key),
  );
  const back = open.filter(({ key }) => !known.includes(key));
  if (back.length === 0) return;
  yield put(cashOutActions.restored(back));
  for (const { venue, betId: id, key } of back) {
    const attempt: Attempt | undefined = yield call(attemptOf, { venue, id });
    if (attempt?.key === key)
      yield fork(function* one(): SagaIterator<void> {
        yield whileMember(() => confirm(services, attempt));
      });
  }
}

/** Cashes bets out: each consent is sent once and followed until its end is known, also by the pages after this one. */
export function* cashOutSaga({
  venues,
  clock,
  device,
}: Pick<RecordsServices, 'venues' | 'clock' | 'device'>): SagaIterator<void> {
  const services: Services = { venues, clock, open: createOpenCashOuts(device.items) };
  yield takeEvery(
    [cashOutActions.paid, cashOutActions.refused, cashOutActions.valueChanged, cashOutActions.neverArrived],
    function* end({ payload }): SagaIterator<void> {
      yield call(services.open.drop, payload.key);
    },
  );
  yield takeEvery(sessionActions.memberLoaded, resume, services);
  yield takeEvery(cashOutActions.confirmed, function* start({ payload }): SagaIterator<void> {
    const attempt: Attempt | undefined = yield call(attemptOf, payload);
    // A tap that came while another was open has changed nothing, and is not sent.
    if (attempt?.key === payload.key) yield whileMember(() => send(services, attempt));
  });
  yield takeEvery(cashOutActions.askedAgain, function* again({ payload }): SagaIterator<void> {
    const attempt: Attempt | undefined = yield call(attemptOf, payload);
    if (attempt?.key === payload.key && attempt.status === 'confirming')
      yield whileMember(() => confirm(services, attempt));
  });
  yield call(resume, services);
}
