import type { SagaIterator } from 'redux-saga';
import { call, race, select, take } from 'redux-saga/effects';
import { isMemberChange } from '@heptad/session';
import type { OpenWrites } from '../open-writes';
import type { WriteDescription } from '../write-description';
import type { StandingWrite, WriteState } from '../write-state';

/** What the parts of the saga of one kind of write work with. */
export interface WriteContext<Order, End, Services> {
  readonly write: WriteDescription<string, Order, End, Services>;
  readonly state: WriteState<Order, End>;
  readonly services: Services;
  /** Between questions about a write whose answer was lost, milliseconds. */
  readonly pauses: readonly number[];
  readonly openWrites: OpenWrites;
  /** The mark of the session, as kept writes bear it. */
  readonly visitor: () => string;
  /** Keys that came from the storage: what another page sent is over when the storage holds it no more. */
  readonly theirs: Set<string>;
  /** Keys that something is being done about: a second tap of the same button does it no second time. */
  readonly busy: Set<string>;
  /** Keys of all that this page has sent or followed. */
  readonly handled: Set<string>;
}

/** What the state holds of the kind now. */
export function* writesNow<Order, End, Services>({
  state,
}: WriteContext<Order, End, Services>): SagaIterator<readonly StandingWrite<Order>[]> {
  return yield select((now: object) => state.all(now));
}

/** Whether the write of a key stands as told. */
export function* stands<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  key: string,
  ...statuses: readonly string[]
): SagaIterator<boolean> {
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  return all.some((each) => each.key === key && statuses.includes(each.status));
}

/** Does something only while the member who made the write is there. */
export const whileMember = (work: () => SagaIterator<void>) =>
  race({ work: call(work), left: take(isMemberChange) });

/** Does one thing about a write at a time, while its member is there. */
export function* carry(
  { busy, handled }: { readonly busy: Set<string>; readonly handled: Set<string> },
  key: string,
  work: () => SagaIterator<void>,
): SagaIterator<void> {
  if (busy.has(key)) return;
  busy.add(key);
  handled.add(key);
  try {
    yield whileMember(work);
  } finally {
    busy.delete(key);
  }
}
