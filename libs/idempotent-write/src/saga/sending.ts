import type { Result } from '@heptad/api-client';
import { isAnswerLost } from '@heptad/venue-gateway';
import type { SagaIterator } from 'redux-saga';
import { call, fork, put } from 'redux-saga/effects';
import type { KeyedOrder, WriteAnswer } from '../write';
import type { StandingWrite } from '../write-state';
import { confirm, end, followArrived, settle } from './asking';
import { keepWrite, ownWrites } from './own-writes';
import { follow } from './resuming';
import { carry, writesNow, type WriteContext } from './write-context';

/** @param again the key was sent before: what became of the first sending decides what a refusal means */
function* send<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  sent: KeyedOrder<Order>,
  secret: string,
  again: boolean,
): SagaIterator<void> {
  const { write, state, services, pauses } = context;
  const { key, order } = sent;
  // Before it goes: a page that goes away with the call must find its key again.
  yield* keepWrite(context, sent);
  const answer: Result<WriteAnswer<End>> = yield call([write, write.send], services, order, key, secret);
  if (yield* followArrived(context, sent, answer)) return;
  const refusal = answer.ok || isAnswerLost(answer.error) ? undefined : answer.error;
  if (refusal === undefined || refusal.afterLost === true) {
    yield put(state.news.answered({ key, order, answer: { state: 'confirming' } }));
    // A refusal after a lost answer came for the request path's own repeat: this sending's first trip may still be on its way.
    yield* confirm(context, sent, pauses, refusal);
  } else if (again) yield* settle(context, sent, () => end(context, sent, refusal));
  else yield* end(context, sent, refusal);
}

/** Sends what was tapped and is not sent yet, unless an open one of the same subject stands in its way on the device. */
export function* sendRequested<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  secret: string,
): SagaIterator<void> {
  const { write, busy } = context;
  const subjectOf = (order: Order): string => write.subject?.(order) ?? '';
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  const kept: readonly KeyedOrder<Order>[] = yield* ownWrites(context);
  const fresh = all.filter(({ key, status }) => status === 'sending' && !busy.has(key));
  for (const subject of new Set(fresh.map(({ order }) => subjectOf(order)))) {
    const tapped = fresh.filter(({ order }) => subjectOf(order) === subject);
    const standing = kept.filter(
      ({ key, order }) => subjectOf(order) === subject && all.every((each) => each.key !== key),
    );
    if (standing.length === 0)
      for (const each of tapped)
        yield fork(carry, context, each.key, () => send(context, each, secret, false));
    const insteadOf = tapped.map(({ key }) => key);
    for (const each of standing) yield fork(carry, context, each.key, () => follow(context, each, insteadOf));
  }
}

/** Sends what the member sends again, under the key it had. */
export function* sendAgain<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  secret: string,
): SagaIterator<void> {
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  for (const each of all)
    if (each.status === 'sending')
      yield fork(carry, context, each.key, () => send(context, each, secret, true));
}
