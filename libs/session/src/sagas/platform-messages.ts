import { SOCKET_MESSAGE, type SocketServerMessage } from '@heptad/contracts';
import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { put, select, take, takeEvery } from 'redux-saga/effects';
import {
  isMemberChange,
  sessionActions,
  sessionSelectors,
  type SessionState,
  type WithSession,
} from '../session-slice';
import type { SessionSagaDeps } from './saga-deps';

type News = { readonly status: 0 | 1 } | { readonly message: SocketServerMessage };

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

const movesSocket = (action: { readonly type: string }): boolean =>
  isMemberChange(action) || sessionActions.restored.match(action);

/** Keeps the platform socket open while somebody is logged in, anew for each member, and hands its messages to the store. */
export function* socketSaga(deps: SessionSagaDeps): SagaIterator<void> {
  const news = socketNews(deps);
  yield takeEvery(movesSocket, function* follow(): SagaIterator<void> {
    const status: SessionState['status'] = yield select((state: WithSession) =>
      sessionSelectors.selectStatus(state),
    );
    deps.socket.stop();
    if (status === 'member') deps.socket.start();
  });
  try {
    for (;;) {
      const event: News = yield take(news);
      if ('status' in event) yield put(sessionActions.socketMoved(event.status));
      else if (event.message.msgId === SOCKET_MESSAGE.loginAnswer) {
        deps.clock.setServerTime(event.message.msgData.serverTime);
      } else if (event.message.msgId !== SOCKET_MESSAGE.heartbeat) {
        yield put(sessionActions.pushed(event.message));
      }
    }
  } finally {
    news.close();
    deps.socket.stop();
  }
}
