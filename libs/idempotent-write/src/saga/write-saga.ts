import type { Device } from '@heptad/device';
import { sessionActions } from '@heptad/session';
import type { SagaIterator } from 'redux-saga';
import { fork, takeEvery } from 'redux-saga/effects';
import { createOpenWrites, type OpenWrites } from '../open-writes';
import type { WriteDescription } from '../write-description';
import type { StandingWrite, WriteState } from '../write-state';
import { confirm, drop, settle } from './asking';
import { forgetDismissed } from './dismissing';
import { followTabs, tabNews } from './following-tabs';
import { resume } from './resuming';
import { sendAgain, sendRequested } from './sending';
import { carry, writesNow, type WriteContext } from './write-context';

/** Pauses between questions about a write whose answer was lost, in milliseconds. */
export const CONFIRM_DELAYS_MS: readonly number[] = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/** A tap on a write that stands, with what it is confirmed by. */
interface Tap {
  readonly type: string;
  readonly meta?: { readonly secret: string };
}

/** What every kind of write needs of the composed app. */
export interface WriteServices {
  readonly device: Pick<Device, 'items'>;
  /** A mark of whose session it is, by which a write is known on the device; empty for a guest. */
  readonly visitor: () => string;
}

/** What a spec may replace. */
export interface WriteSurroundings {
  /** Between the questions, milliseconds. */
  readonly pauses?: readonly number[];
  readonly openWrites?: OpenWrites;
}

/** Does something about each write that is being asked about and that nothing is done about yet. */
function* withConfirming<Order, End, Services>(
  context: WriteContext<Order, End, Services>,
  work: (each: StandingWrite<Order>) => SagaIterator<void>,
): SagaIterator<void> {
  const all: readonly StandingWrite<Order>[] = yield* writesNow(context);
  for (const each of all)
    if (each.status === 'confirming') yield fork(carry, context, each.key, () => work(each));
}

/**
 * Carries writes of one kind out: each is kept on the device before it is sent, sent once, and asked about by its key until
 * its end is known, also by the pages after this one and by the other tabs.
 * @param state where the writes stand; `createWrite` makes it, unless they are a part of a state that is there already
 */
export function createWriteSaga<Name extends string, Order, End, Services extends WriteServices>(
  write: WriteDescription<Name, Order, End, Services>,
  state: WriteState<Order, End>,
) {
  return function* writeSaga(
    services: Services,
    { pauses = CONFIRM_DELAYS_MS, openWrites = createOpenWrites() }: WriteSurroundings = {},
  ): SagaIterator<void> {
    const context: WriteContext<Order, End, Services> = {
      write,
      state,
      services,
      pauses,
      openWrites,
      visitor: services.visitor,
      theirs: new Set(),
      busy: new Set(),
      handled: new Set(),
    };
    const { requested, askedAgain, sentAgain, givenUp, dismissed } = state.taps;
    yield takeEvery(requested, ({ meta }: Tap) => sendRequested(context, meta?.secret ?? ''));
    if (sentAgain !== undefined)
      yield takeEvery(sentAgain, ({ meta }: Tap) => sendAgain(context, meta?.secret ?? ''));
    yield takeEvery(askedAgain, () => withConfirming(context, (each) => confirm(context, each, pauses)));
    if (givenUp !== undefined)
      yield takeEvery(givenUp, () =>
        withConfirming(context, (each) => settle(context, each, () => drop(context, each.key))),
      );
    if (dismissed !== undefined) yield takeEvery(dismissed, () => forgetDismissed(context));
    yield takeEvery(tabNews(context), () => followTabs(context));
    yield takeEvery(
      [
        sessionActions.sessionRestored,
        sessionActions.loggedIn,
        sessionActions.loginChanged,
        sessionActions.memberLoaded,
      ],
      () => resume(context),
    );
    // What was tapped before this code was there has waited for it.
    yield* sendRequested(context, '');
    yield* resume(context);
  };
}
