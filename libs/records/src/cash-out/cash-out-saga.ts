import { queryApi, type Result } from '@heptad/api-client';
import { isMemberChange } from '@heptad/session';
import { isOutcomeUnknown, type CashOut, type CashOutOutcome } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, select, take, takeEvery } from 'redux-saga/effects';
import type { RecordsServices } from '../services';
import { cashOutActions, selectAttempt } from './cash-out-slice';
import type { Attempt, BetRef, WithCashOut } from './cash-out-state';

/** Pauses between questions about a cash-out whose answer was lost, in milliseconds. */
export const CONFIRM_DELAYS_MS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

type Services = Pick<RecordsServices, 'venues'>;

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
    // A key the venue has never seen may still be on its way, so only a cash-out ends the asking.
    if (!asked.ok || asked.value === null) continue;
    yield call(pay, attempt, asked.value);
    return;
  }
  yield put(cashOutActions.leftUndecided(refOf(attempt)));
  yield call(refresh);
}

function* send(services: Services, attempt: Attempt): SagaIterator<void> {
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

/** Cashes bets out: each consent is sent once and followed until its end is known. */
export function* cashOutSaga(services: Services): SagaIterator<void> {
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
}
