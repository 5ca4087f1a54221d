import type { SagaIterator } from 'redux-saga';
import type { KeyedOrder } from '../write';
import type { StandingWrite } from '../write-state';
import { ownWrites } from './own-writes';
import { writesNow, type WriteContext } from './write-context';

/** The device forgets what the member is done with. What another tab has begun meanwhile is not known here, and stays. */
export function* forgetDismissed<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
): SagaIterator<void> {
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  const own: readonly KeyedOrder<Order>[] = yield* ownWrites(context);
  for (const { key } of own)
    if (context.handled.has(key) && all.every((each) => each.key !== key)) context.openWrites.drop(key);
}
