import { queryApi } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import { buffers, eventChannel, type EventChannel, type SagaIterator } from 'redux-saga';
import { put, select, take, takeEvery } from 'redux-saga/effects';
import type { SessionEvent } from '../session';
import { forgetSharedParams } from '../session-cleanup';
import { isMemberChange, sessionActions, sessionSelectors, type WithSession } from '../session-slice';
import type { TabNews } from '../tab-channel';
import type { SessionSagaDeps } from './saga-deps';

type News = SessionEvent | { readonly kind: 'elsewhere'; readonly news: TabNews };

/** What this page, the other tabs and the browser say about the session. */
function sessionNews(deps: SessionSagaDeps): EventChannel<News> {
  return eventChannel<News>((emit) => {
    const elsewhere = (news: TabNews = 'changed'): void => emit({ kind: 'elsewhere', news });
    const stops = [
      deps.session.onEvent(emit),
      deps.tabs.onAnnounced(elsewhere),
      deps.items.subscribe((keys) => {
        if (keys.has(ITEMS.token.key)) elsewhere();
      }),
      // Cookies tell nobody when they change: look whenever the member comes back to this tab.
      deps.page.onChange(() => {
        if (deps.page.visible()) elsewhere();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.expanding());
}

/** Keeps the store in step with the session, and lets no data of one member be seen by the next. */
export function* sessionEventsSaga(deps: SessionSagaDeps): SagaIterator<void> {
  let epoch = 0;
  yield takeEvery(isMemberChange, function* forget(): SagaIterator<void> {
    const now: number = yield select((state: WithSession) => sessionSelectors.selectEpoch(state));
    if (now === epoch) return;
    epoch = now;
    yield put(queryApi.util.resetApiState());
  });
  const news = sessionNews(deps);
  if (deps.tokens.restore().replaced) forgetSharedParams(deps.items);
  yield put(sessionActions.restored({ loggedIn: deps.tokens.current() !== undefined }));
  try {
    for (;;) {
      const event: News = yield take(news);
      if (event.kind === 'loggedIn') {
        yield put(sessionActions.loggedIn({ auto: event.auto }));
      } else if (event.kind === 'loggedOut') {
        yield put(sessionActions.loggedOut());
      } else if (event.news === 'ended' ? deps.tokens.leave() : deps.tokens.sync()) {
        yield put(sessionActions.changedElsewhere({ loggedIn: deps.tokens.current() !== undefined }));
      }
    }
  } finally {
    news.close();
  }
}
