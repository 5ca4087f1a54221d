import { queryApi } from '@heptad/api-client';
import { platformSocket } from '@heptad/contracts';
import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'redux-saga/effects';
import {
  isMemberChange,
  sessionActions,
  sessionSelectors,
  type SessionState,
  type WithSession,
} from '../session-slice';
import type { SessionSagaDeps } from './saga-deps';

type News = { readonly status: 0 | 1 } | { readonly message: platformSocket.ServerMessage };

function socketNews({ socket }: SessionSagaDeps): EventChannel<News> {
  return eventChannel<News>((emit) => {
    const stops = [
      socket.onStatus((status) => emit({ status })),
      socket.onMessage((message) => emit({ message })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.expanding());
}

type Tags = Parameters<typeof queryApi.util.invalidateTags>[0];

/** What is read again because of a message; a settled bet pays out. */
const TAGS: Readonly<Partial<Record<platformSocket.ServerMessage['msgId'], Tags>>> = {
  [platformSocket.MESSAGE.balanceChanged]: ['balance'],
  [platformSocket.MESSAGE.betChanged]: ['bets', 'balance'],
  [platformSocket.MESSAGE.mailArrived]: ['mail'],
  [platformSocket.MESSAGE.mailCounted]: ['mail'],
  [platformSocket.MESSAGE.protectionChanged]: ['member'],
  [platformSocket.MESSAGE.chatMoved]: ['support'],
  [platformSocket.MESSAGE.feedbackMoved]: ['support'],
};

const movesSocket = (action: { readonly type: string }): boolean =>
  isMemberChange(action) || sessionActions.sessionRestored.match(action);

/** Milliseconds that a member's socket waits for the platform's socket hosts before it goes where the deployment says. */
export const HOSTS_WAIT_MS = 5_000;

/** Opens the socket for whoever is there, once it is known where to, and moves it when that has become another place (SOCKET-001). */
function* followSocket({ socket, socketHost }: SessionSagaDeps): SagaIterator<void> {
  /** Where the socket was started; without an address while the deployment allows none of the hosts. */
  let started: { readonly at: string | undefined } | undefined;
  const start = (): void => {
    started = { at: socketHost.address() };
    socket.start();
  };
  yield takeLatest(movesSocket, function* follow(): SagaIterator<void> {
    const status: SessionState['status'] = yield select((state: WithSession) =>
      sessionSelectors.selectStatus(state),
    );
    socket.stop();
    started = undefined;
    if (status !== 'member') return;
    yield race({ known: call(socketHost.ready), late: delay(HOSTS_WAIT_MS) });
    start();
  });
  const moved = eventChannel<true>((emit) => socketHost.onChange(() => emit(true)));
  yield takeEvery(moved, () => {
    if (started === undefined || started.at === socketHost.address()) return;
    socket.stop();
    start();
  });
}

/**
 * Keeps the platform socket open while somebody is logged in, again for each member, hands its messages to the store and
 * has read again what they say has changed (SOCKET-012); after a connection was lost, whatever it may have missed. Mails, and what customer service wrote, are counted
 * anew with every login, also with the first: one may have come after the member was read and before the socket was let in.
 */
export function* socketSaga(deps: SessionSagaDeps): SagaIterator<void> {
  const news = socketNews(deps);
  let letIn = false;
  yield takeEvery(movesSocket, () => {
    letIn = false;
  });
  yield* followSocket(deps);
  try {
    for (;;) {
      const event: News = yield take(news);
      if ('status' in event) yield put(sessionActions.socketMoved(event.status));
      else if (event.message.msgId === platformSocket.MESSAGE.loginAnswer) {
        deps.clock.setServerTime(event.message.msgData.serverTime);
        if (!event.message.msgData.accepted) continue;
        yield put(sessionActions.socketLetIn());
        yield put(
          queryApi.util.invalidateTags(
            letIn ? ['balance', 'bets', 'mail', 'member', 'support'] : ['mail', 'support'],
          ),
        );
        // The number of unread mails is part of the member's own info.
        yield put(sessionActions.memberRequested());
        letIn = true;
      } else if (event.message.msgId !== platformSocket.MESSAGE.heartbeat) {
        yield put(sessionActions.messagePushed(event.message));
        const tags = TAGS[event.message.msgId];
        if (tags !== undefined) yield put(queryApi.util.invalidateTags(tags));
        // What the member may do is said by their own info (ROLE-015).
        if (event.message.msgId === platformSocket.MESSAGE.protectionChanged)
          yield put(sessionActions.memberRequested());
      }
    }
  } finally {
    news.close();
    deps.socket.stop();
  }
}
