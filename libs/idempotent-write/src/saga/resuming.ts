import { sessionSelectors, type WithSession } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { fork, put, select } from 'redux-saga/effects';
import type { KeyedOrder } from '../write';
import type { StandingWrite } from '../write-state';
import { confirm } from './asking';
import { markWrites, ownWrites } from './own-writes';
import { carry, writesNow, type WriteContext } from './write-context';

/** Follows a write that this page has not sent. @param insteadOf keys of those tapped here that give way to it */
export function* follow<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  { key, order }: KeyedOrder<Order>,
  insteadOf: readonly string[] = [],
): SagaIterator<void> {
  const { write, state, pauses, theirs } = context;
  theirs.add(key);
  yield put(state.news.found({ key, order, insteadOf }));
  yield* confirm(context, { key, order }, write.waitsBeforeAsking === true ? pauses : [0, ...pauses]);
}

/** Takes up what the member left open, as soon as it is known who is there. */
export function* resume<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
): SagaIterator<void> {
  const status: string = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
  if (status !== 'member') return;
  yield* markWrites(context);
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  const known = new Set(all.map(({ key }) => key));
  const own: readonly KeyedOrder<Order>[] = yield* ownWrites(context);
  for (const each of own)
    if (!known.has(each.key)) yield fork(carry, context, each.key, () => follow(context, each));
}
