import { queryApi } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { call, fork, put, select, take, takeEvery } from 'redux-saga/effects';
import { sayWhoIsThere } from '../authentication/auth-workflows';
import { limitToken } from '../authentication/limit-token';
import { forgetSharedParams } from '../session-cleanup';
import { isMemberChange, sessionActions, sessionSelectors, type WithSession } from '../session-slice';
import type { TabNews } from '../tab-channel';
import type { SessionSagaDeps } from './saga-deps';

/** What the other tabs and the browser say about the session. */
function newsOfOtherTabs(deps: SessionSagaDeps): EventChannel<TabNews> {
  return eventChannel<TabNews>((emit) => {
    const elsewhere = (news: TabNews = 'changed'): void => emit(news);
    const stops = [
      deps.tabs.onAnnounced(elsewhere),
      deps.items.subscribe((keys) => {
        if (keys.has(ITEMS.token.key)) elsewhere();
      }),
      // No event says that a cookie changed: read it whenever the member comes back to this tab.
      deps.page.onChange(() => {
        if (deps.page.visible()) elsewhere();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.expanding());
}

const epochOf = (state: WithSession): number => sessionSelectors.selectEpoch(state);

/** Keeps the store in step with the session, and lets no data of one member be seen by the next. */
export function* sessionEventsSaga(deps: SessionSagaDeps): SagaIterator<void> {
  const { tokens, items, credentials } = deps;
  let epoch: number = yield select(epochOf);
  yield takeEvery(isMemberChange, function* forget(): SagaIterator<void> {
    const now: number = yield select(epochOf);
    if (now === epoch) return;
    epoch = now;
    yield put(queryApi.util.resetApiState());
  });
  yield takeEvery(
    sessionActions.handOverAnswered,
    function* follow({ payload }: ReturnType<typeof sessionActions.handOverAnswered>): SagaIterator<void> {
      const token = tokens.takeOffered();
      if (payload.accepted && token !== undefined) yield call(deps.session.handOver, token);
    },
  );
  const news = newsOfOtherTabs(deps);
  const before = tokens.lastOwner();
  const { handedOver, replaced, offered } = tokens.restore();
  if (handedOver) {
    forgetSharedParams(items);
    credentials.forgetPassword();
  }
  if (replaced) yield fork(sayWhoIsThere, before);
  yield put(sessionActions.sessionRestored({ loggedIn: tokens.current() !== undefined }));
  if (offered) yield put(sessionActions.handOverOffered());
  yield fork(limitToken, deps);
  try {
    for (;;) {
      const word: TabNews = yield take(news);
      if (word === 'ended' ? tokens.leave() : tokens.sync())
        yield put(sessionActions.loginChanged({ loggedIn: tokens.current() !== undefined }));
    }
  } finally {
    news.close();
  }
}
