import { defined } from '@heptad/formatting';
import { sessionSelectors, type WithSession } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { select } from 'redux-saga/effects';
import * as v from 'valibot';
import type { OpenWrite } from '../open-writes';
import type { KeyedOrder } from '../write';
import type { WriteContext } from './write-context';

function* memberId(): SagaIterator<string | undefined> {
  return yield select((state: WithSession) => sessionSelectors.selectMember(state)?.id);
}

/** The open writes of this kind on the device, of the member who is there. */
function* keptWrites<Order, End, Services>({
  write,
  openWrites,
  visitor,
}: WriteContext<Order, End, Services>): SagaIterator<readonly OpenWrite[]> {
  const member: string | undefined = yield* memberId();
  const mark = visitor();
  return openWrites
    .list()
    .filter(({ name }) => name === write.name)
    .filter(
      (each) => (mark !== '' && each.visitor === mark) || (member !== undefined && each.member === member),
    );
}

/** The open writes of this kind, of the member who is there, as far as they can be read; the oldest first. */
export function* ownWrites<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
): SagaIterator<readonly KeyedOrder<Order>[]> {
  const kept: readonly OpenWrite[] = yield* keptWrites(context);
  return kept.flatMap(({ key, order }) => {
    const read = v.safeParse(context.write.order, order);
    return read.success ? [{ key, order: read.output }] : [];
  });
}

/** Keeps a write on the device as one of the member who is there. */
export function* keepWrite<Order, End, Services>(
  { write, openWrites, visitor }: WriteContext<Order, End, Services>,
  { key, order }: KeyedOrder<unknown>,
): SagaIterator<void> {
  const member: string | undefined = yield* memberId();
  openWrites.keep({
    name: write.name,
    key,
    order,
    visitor: visitor(),
    ...defined({ member }),
  });
}

/** From now on what the member left open is known by this session as well as by the member. */
export function* markWrites<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
): SagaIterator<void> {
  const kept: readonly OpenWrite[] = yield* keptWrites(context);
  const member: string | undefined = yield* memberId();
  for (const each of kept) {
    const isOthersSession = each.visitor !== context.visitor();
    const isMemberNews = member !== undefined && each.member !== member;
    if (isOthersSession || isMemberNews) yield* keepWrite(context, each);
  }
}
