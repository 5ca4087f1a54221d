import type { Result } from '@heptad/api-client';
import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import type { Member } from '../member';
import {
  isMemberChange,
  sessionActions,
  sessionSelectors,
  type SessionState,
  type WithSession,
} from '../session-slice';
import type { SessionSagaDeps } from './saga-deps';

const needsMember = (action: { readonly type: string }): boolean =>
  isMemberChange(action) ||
  sessionActions.sessionRestored.match(action) ||
  sessionActions.memberRequested.match(action);

/** Fetches the member's info when, and only when, somebody is logged in (SESSION-023); an answer that comes after a change of member is dropped. */
export function* memberSaga({ userInfo, tokens, page }: SessionSagaDeps): SagaIterator<void> {
  yield takeLatest(needsMember, function* load(): SagaIterator<void> {
    // Whatever was known is known of the member before, or is asked for again on purpose.
    userInfo.reset();
    const status: SessionState['status'] = yield select((state: WithSession) =>
      sessionSelectors.selectStatus(state),
    );
    if (status !== 'member') return;
    const result: Result<Member> = yield call(userInfo.get);
    if (result.ok) {
      tokens.setOwner(result.value.name.toLowerCase());
      yield put(sessionActions.memberLoaded(result.value));
    } else yield put(sessionActions.memberFailed(result.error));
  });
  const returns = eventChannel<true>((emit) =>
    page.onChange(() => {
      if (page.visible() && page.online()) emit(true);
    }),
  );
  yield takeEvery(returns, function* again(): SagaIterator<void> {
    const failed: boolean = yield select(
      ({ session }: WithSession) => session.status === 'member' && session.memberError !== undefined,
    );
    if (failed) yield put(sessionActions.memberRequested());
  });
}
