import { eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { isWriteOpen, type KeyedOrder } from '../write';
import type { StandingWrite } from '../write-state';
import { drop, settle } from './asking';
import { resume } from './resuming';
import { whileMember, writesNow, type WriteContext } from './write-context';

/** Tells each time when another tab has kept or dropped a write. */
export const tabNews = ({
  openWrites,
}: Pick<WriteContext<never, never, never>, 'openWrites'>): EventChannel<true> =>
  eventChannel<true>((emit) => openWrites.subscribe(() => emit(true)));

/** Another page, which sent it, knows its end. */
function* learnEnd<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  sent: KeyedOrder<Order>,
): SagaIterator<void> {
  const { write, theirs } = context;
  theirs.delete(sent.key);
  if (write.leavesEndToSender === true) yield* drop(context, sent.key);
  else yield whileMember(() => settle(context, sent, () => drop(context, sent.key)));
}

/** Takes up what another tab has begun, and ends with what another tab knows the end of. */
export function* followTabs<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
): SagaIterator<void> {
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  const kept = new Set(context.openWrites.list().map(({ key }) => key));
  for (const each of all)
    if (isWriteOpen(each) && context.theirs.has(each.key) && !kept.has(each.key))
      yield fork(learnEnd, context, each);
  yield* resume(context);
}
