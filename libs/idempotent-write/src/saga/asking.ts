import type { ApiError, Result } from '@heptad/api-client';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put } from 'redux-saga/effects';
import { isEnd, type KeyedOrder, type WriteAnswer } from '../write';
import { stands, type WriteContext } from './write-context';

/** Asks once what the platform knows. */
function* ask<Order, End, Services>(
  { write, services }: WriteContext<Order, End, Services>,
  { key, order }: KeyedOrder<Order>,
  pending?: End,
): SagaIterator<Result<WriteAnswer<End>>> {
  return yield call([write, write.ask], services, key, order, pending);
}

/** The end is known: the device forgets the write, the state learns the end, and what it changed is read anew. */
export function* end<Order, End, Services>(
  { write, state, openWrites }: WriteContext<Order, End, Services>,
  { key, order }: KeyedOrder<Order>,
  outcome: WriteAnswer<End> | ApiError,
): SagaIterator<void> {
  openWrites.drop(key);
  yield put(
    'state' in outcome
      ? state.news.answered({ key, order, answer: outcome })
      : state.news.refused({ key, order, error: outcome }),
  );
  for (const action of write.atEnd(outcome)) yield put(action);
}

/** It is over without anything to tell. */
export function* drop<Order, End, Services>(
  { state, openWrites }: WriteContext<Order, End, Services>,
  key: string,
): SagaIterator<void> {
  openWrites.drop(key);
  yield put(state.news.dropped({ key }));
}

/** Asks on about a write that the platform has and considers, until it has decided. */
function* awaitDecision<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  sent: KeyedOrder<Order>,
  pending: WriteAnswer<End> & { readonly state: 'pending' },
): SagaIterator<void> {
  const { write, state, pauses } = context;
  yield put(state.news.answered({ ...sent, answer: pending }));
  for (const action of write.atEnd(pending)) yield put(action);
  for (const pause of write.pendingPauses ?? pauses) {
    yield delay(pause);
    if (!(yield* stands(context, sent.key, 'pending'))) return;
    const answer: Result<WriteAnswer<End>> = yield* ask(context, sent, pending.end);
    if (!answer.ok || !isEnd(answer.value)) continue;
    yield* end(context, sent, answer.value);
    return;
  }
  yield put(state.news.leftUndecided({ key: sent.key, neverArrived: false }));
}

/**
 * Goes on with a write that the platform has: to its end, or through the time in which it is considered.
 * @returns false where the answer does not say that the platform has it
 */
export function* followArrived<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  sent: KeyedOrder<Order>,
  answer: Result<WriteAnswer<End>>,
): SagaIterator<boolean> {
  if (!answer.ok) return false;
  if (isEnd(answer.value)) yield* end(context, sent, answer.value);
  else if (answer.value.state === 'pending') yield* awaitDecision(context, sent, answer.value);
  else return false;
  return true;
}

/**
 * Asks about a write by its key until the platform knows of it.
 * @param refusal what its repeat was refused for: that is its end where the platform has never come to know of it
 */
export function* confirm<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  sent: KeyedOrder<Order>,
  pauses: readonly number[],
  refusal?: ApiError,
): SagaIterator<void> {
  const { key } = sent;
  let neverArrived = false;
  for (const pause of pauses) {
    yield delay(pause);
    if (!(yield* stands(context, key, 'confirming'))) return;
    const answer: Result<WriteAnswer<End>> = yield* ask(context, sent);
    if (yield* followArrived(context, sent, answer)) return;
    const known = answer.ok ? answer.value.state : undefined;
    if (known === 'neverComes')
      return refusal === undefined ? yield* drop(context, key) : yield* end(context, sent, refusal);
    // A key that the platform has never seen may still be on its way, so only an end ends the asking.
    neverArrived = known === 'unknown';
  }
  if (neverArrived && refusal !== undefined) yield* end(context, sent, refusal);
  else yield put(context.state.news.leftUndecided({ key, neverArrived }));
}

/** Asks once, and ends with what the platform says; what it has and considers is followed. @param unknown what it means that the platform does not know the key */
export function* settle<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  sent: KeyedOrder<Order>,
  unknown: () => SagaIterator<void>,
): SagaIterator<void> {
  const answer: Result<WriteAnswer<End>> = yield* ask(context, sent);
  if (yield* followArrived(context, sent, answer)) return;
  const known = answer.ok ? answer.value.state : undefined;
  if (known === 'unknown' || known === 'neverComes') yield* unknown();
  else yield put(context.state.news.leftUndecided({ key: sent.key, neverArrived: false }));
}
