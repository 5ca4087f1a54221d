import { ERROR_TEXTS, type ApiError } from '@heptad/api-client';
import { createStoredText, type StoredText } from '@heptad/device';
import { eventChannel, type Saga, type SagaIterator } from 'redux-saga';
import { call, delay, put, race, select, take } from 'redux-saga/effects';
import { OPEN_WRITES_KEY } from './open-writes-key';
import type { StandingWrite, WriteState } from './write-state';

/** How long it is until code that could not be fetched is asked for again, in milliseconds; a tap asks at once. */
export const CODE_PAUSE_MS = 10_000;

/** Why a tap came to nothing whose code could not be fetched: the network's text. Nothing was sent. */
const UNREACHED: ApiError = {
  kind: 'offline',
  message: ERROR_TEXTS.network,
  messageKey: 'network',
  call: 'code',
};

/** When the code of a kind of write is needed, and where it comes from. */
export interface LateWrite<Services> {
  /** Rejects when it cannot be had. */
  load(): Promise<Saga<[Services]>> | Saga<[Services]>;
  /** Whether the member may tap soon. */
  isNeeded(state: object): boolean;
  /** Actions after which it may be needed. */
  wakes(action: { readonly type: string }): boolean;
}

function* fetchSaga<Order, End, Services>(
  { all, news, taps }: WriteState<Order, End>,
  { load }: LateWrite<Services>,
): SagaIterator<Saga<[Services]>> {
  for (;;) {
    try {
      return yield call(load);
    } catch {
      const known: readonly StandingWrite<Order>[] = yield select(all);
      for (const { key, order, status } of known)
        if (status === 'sending') yield put(news.refused({ key, order, error: UNREACHED }));
      yield race({ pause: delay(CODE_PAUSE_MS), tap: take(taps.requested) });
    }
  }
}

/**
 * Carries writes out by code that is fetched when it is needed: soon before the first tap, or where this device keeps an
 * open write, of whatever kind. A tap that comes before the code waits for it.
 */
export function lateWriteSaga<Order, End, Services>(
  state: WriteState<Order, End>,
  late: LateWrite<Services>,
) {
  return function* waitForWrite(
    services: Services,
    place: StoredText = createStoredText(OPEN_WRITES_KEY),
  ): SagaIterator<void> {
    const tabs = eventChannel<true>((emit) => place.subscribe(() => emit(true)));
    while (place.read() === null && !(yield select(late.isNeeded)))
      yield race({ action: take(late.wakes), tab: take(tabs) });
    tabs.close();
    const saga: Saga<[Services]> = yield call(fetchSaga<Order, End, Services>, state, late);
    yield call(saga, services);
  };
}
