import type { ApiError, Result } from '@heptad/api-client';
import type { Device } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { isMemberChange, sessionActions, sessionSelectors, type WithSession } from '@heptad/session';
import { createVisitorMark, isOutcomeUnknown } from '@heptad/venue-gateway';
import { eventChannel } from 'redux-saga';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, select, take, takeEvery } from 'redux-saga/effects';
import * as v from 'valibot';
import { createOpenWrites, type OpenWrite, type OpenWrites } from './open-writes';
import {
  isWriteOpen,
  type KeyedOrder,
  type WithWrite,
  type WriteAnswer,
  type WriteDescription,
  type WriteProgress,
} from './write';
import type { WriteActions } from './write-actions';

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
}

/** What a spec may replace. */
export interface WriteSurroundings {
  /** Between the questions, milliseconds. */
  readonly pauses?: readonly number[];
  readonly openWrites?: OpenWrites;
}

/**
 * Carries writes of one kind out: each is kept on the device before it is sent, sent once, and asked about by its key until
 * its end is known, also by the pages after this one and by the other tabs.
 */
export function createWriteSaga<Name extends string, Order, End, Services extends WriteServices>(
  write: WriteDescription<Name, Order, End, Services>,
  actions: WriteActions<Order, End>,
  selectProgress: (state: WithWrite<Name, Order, End>) => WriteProgress<Order, End>,
) {
  type Progress = WriteProgress<Order, End>;
  type Answer = Result<WriteAnswer<End>>;

  return function* writeSaga(
    services: Services,
    { pauses = CONFIRM_DELAYS_MS, openWrites = createOpenWrites() }: WriteSurroundings = {},
  ): SagaIterator<void> {
    const visitor = createVisitorMark(services.device.items);
    /** Keys that came from the storage: what another page sent is over when the storage holds it no more. */
    const theirs = new Set<string>();
    /** Keys that something is being done about: a second tap of the same button does it no second time. */
    const busy = new Set<string>();

    function* progressNow(): SagaIterator<Progress> {
      return yield select((state: WithWrite<Name, Order, End>) => selectProgress(state));
    }

    function* stands(key: string, status: Progress['status']): SagaIterator<boolean> {
      const progress: Progress = yield* progressNow();
      return progress.status !== 'idle' && progress.key === key && progress.status === status;
    }

    function* memberId(): SagaIterator<string | undefined> {
      return yield select((state: WithSession) => sessionSelectors.selectMember(state)?.id);
    }

    /** The open writes of this kind of the member who is there. */
    function* ownWrites(): SagaIterator<readonly OpenWrite[]> {
      const member: string | undefined = yield* memberId();
      const mark = visitor();
      return openWrites
        .list()
        .filter(({ name }) => name === write.name)
        .filter(
          (each) =>
            (mark !== '' && each.visitor === mark) || (member !== undefined && each.member === member),
        );
    }

    function* firstOpen(): SagaIterator<KeyedOrder<Order> | undefined> {
      const own: readonly OpenWrite[] = yield* ownWrites();
      for (const { key, order } of own) {
        const read = v.safeParse(write.order, order);
        if (read.success) return { key, order: read.output };
      }
      return undefined;
    }

    function* keep({ key, order }: KeyedOrder<unknown>): SagaIterator<void> {
      const member: string | undefined = yield* memberId();
      openWrites.keep({
        name: write.name,
        key,
        order,
        visitor: visitor(),
        ...defined({ member }),
      });
    }

    function* end(key: string, answer: WriteAnswer<End> | ApiError): SagaIterator<void> {
      openWrites.drop(key);
      yield put(
        'state' in answer ? actions.answered({ key, answer }) : actions.refused({ key, error: answer }),
      );
      for (const action of write.atEnd()) yield put(action);
    }

    const isEnd = ({ state }: WriteAnswer<End>): boolean => state === 'succeeded' || state === 'failed';

    /** Asks about a write until the platform knows of its end. */
    function* confirm(key: string, between: readonly number[]): SagaIterator<void> {
      let neverArrived = false;
      for (const pause of between) {
        yield delay(pause);
        if (!(yield* stands(key, 'confirming'))) return;
        const answer: Answer = yield call([write, write.ask], services, key);
        if (answer.ok && isEnd(answer.value)) {
          yield* end(key, answer.value);
          return;
        }
        // A key that the platform has never seen may still be on its way, so only an end ends the asking.
        neverArrived = answer.ok && answer.value.state === 'unknown';
      }
      yield put(actions.leftUndecided({ key, neverArrived }));
    }

    /** What a refused repetition means: the first one may have arrived, so its key decides. */
    function* refuseAgain(key: string, error: ApiError): SagaIterator<void> {
      const answer: Answer = yield call([write, write.ask], services, key);
      if (answer.ok && isEnd(answer.value)) yield* end(key, answer.value);
      else if (answer.ok && answer.value.state === 'unknown') yield* end(key, error);
      else yield put(actions.leftUndecided({ key, neverArrived: false }));
    }

    function* send({ key, order }: KeyedOrder<Order>, secret: string, again: boolean): SagaIterator<void> {
      // Before it goes: a page that goes away with the call must find its key again.
      yield* keep({ key, order });
      const answer: Answer = yield call([write, write.send], services, order, key, secret);
      if (answer.ok && isEnd(answer.value)) yield* end(key, answer.value);
      else if (answer.ok || isOutcomeUnknown(answer.error)) {
        yield put(actions.answered({ key, answer: { state: 'confirming' } }));
        yield* confirm(key, pauses);
      } else if (again) yield* refuseAgain(key, answer.error);
      else yield* end(key, answer.error);
    }

    /** Follows a write that this page has not sent: the first question is asked at once. */
    function* follow(found: KeyedOrder<Order>, insteadOf?: string): SagaIterator<void> {
      theirs.add(found.key);
      yield put(actions.found({ ...found, ...defined({ insteadOf }) }));
      yield* confirm(found.key, [0, ...pauses]);
    }

    /** Only while the member who made it is there. */
    const whileMember = (work: () => SagaIterator<void>) =>
      race({ work: call(work), left: take(isMemberChange) });

    /** Does one thing about a write at a time. */
    function* carry(key: string, work: () => SagaIterator<void>): SagaIterator<void> {
      if (busy.has(key)) return;
      busy.add(key);
      try {
        yield whileMember(work);
      } finally {
        busy.delete(key);
      }
    }

    /** Takes up what the member left open, as soon as it is known who is there. */
    function* resume(): SagaIterator<void> {
      const status: string = yield select((state: WithSession) => sessionSelectors.selectStatus(state));
      if (status !== 'member') return;
      const own: readonly OpenWrite[] = yield* ownWrites();
      // From now on it is known by this session as well as by the member.
      for (const each of own)
        if (each.visitor !== visitor() || each.member !== (yield* memberId())) yield* keep(each);
      const progress: Progress = yield* progressNow();
      const found: KeyedOrder<Order> | undefined = yield* firstOpen();
      if (found === undefined || isWriteOpen(progress)) return;
      yield* carry(found.key, () => follow(found));
    }

    /** Another page, which sent it, knows its end: the platform tells that to this one too. */
    function* learnEnd(key: string): SagaIterator<void> {
      theirs.delete(key);
      const answer: Answer = yield call([write, write.ask], services, key);
      if (answer.ok && isEnd(answer.value)) yield* end(key, answer.value);
      else yield put(actions.dropped({ key }));
    }

    /** Asks a last time: what the platform does not know even now goes. */
    function* giveUp(key: string): SagaIterator<void> {
      const answer: Answer = yield call([write, write.ask], services, key);
      if (answer.ok && isEnd(answer.value)) yield* end(key, answer.value);
      else if (answer.ok && answer.value.state === 'unknown') {
        openWrites.drop(key);
        yield put(actions.dropped({ key }));
      } else yield put(actions.leftUndecided({ key, neverArrived: false }));
    }

    /** Does something about the write in the state, if that stands as told. */
    const whenIt = (
      status: 'sending' | 'confirming',
      work: (standing: KeyedOrder<Order>, secret: string) => SagaIterator<void>,
    ) =>
      function* act({ meta }: Tap): SagaIterator<void> {
        const progress: Progress = yield* progressNow();
        if (progress.status === status) yield* carry(progress.key, () => work(progress, meta?.secret ?? ''));
      };

    yield takeEvery(actions.requested, function* start({ payload, meta }): SagaIterator<void> {
      // A tap that came while another was open is not in the state, and is not sent.
      if (!(yield* stands(payload.key, 'sending'))) return;
      const standing: KeyedOrder<Order> | undefined = yield* firstOpen();
      yield* carry(standing?.key ?? payload.key, () =>
        standing === undefined ? send(payload, meta.secret, false) : follow(standing, payload.key),
      );
    });
    yield takeEvery(
      actions.sentAgain,
      whenIt('sending', (again, secret) => send(again, secret, true)),
    );
    yield takeEvery(
      actions.askedAgain,
      whenIt('confirming', ({ key }) => confirm(key, pauses)),
    );
    yield takeEvery(
      actions.givenUp,
      whenIt('confirming', ({ key }) => giveUp(key)),
    );
    yield takeEvery(
      eventChannel<true>((emit) => openWrites.subscribe(() => emit(true))),
      function* followTabs(): SagaIterator<void> {
        const progress: Progress = yield* progressNow();
        if (!isWriteOpen(progress)) yield* resume();
        else if (progress.status !== 'idle' && theirs.has(progress.key)) {
          const { key } = progress;
          if (openWrites.list().every((each) => each.key !== key)) yield whileMember(() => learnEnd(key));
        }
      },
    );
    yield takeEvery(
      [
        sessionActions.restored,
        sessionActions.loggedIn,
        sessionActions.loginChanged,
        sessionActions.memberLoaded,
      ],
      resume,
    );
    yield* resume();
  };
}
