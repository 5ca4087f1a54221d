import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { reachLoginCode, type LoginCode } from '../authentication/login-loader';
import { endSession } from '../sagas/expiry';
import type { AuthDeps } from '../sagas/saga-deps';
import { tellTabs } from '../session-cleanup';
import { isMemberChange, sessionActions } from '../session-slice';
import type { AttemptsEnd } from './attempts';
import { WEB_CLIP_EXPIRED } from './expired';

/** `finish` becomes `init` again after this long (WEBCLIP-008). */
export const STATUS_RESET_MS = 10_000;

/** How the attempts ended, or that their code could not be fetched. */
type End = AttemptsEnd | { readonly kind: 'unreached' };

function* attemptsOnceFetched(deps: AuthDeps): SagaIterator<End | undefined> {
  const loginCode: LoginCode | undefined = yield* reachLoginCode(deps);
  return loginCode === undefined ? { kind: 'unreached' } : yield* loginCode.attempts(deps);
}

/**
 * Logs a web clip's member in again with the stored credentials, trying again after each failure up to the limit. Another tab's login or
 * logout, or a blocked address, ends it: then nothing is left to restore.
 * @returns whether there is a session now
 */
export function* autoLogin(deps: AuthDeps, code: string): SagaIterator<boolean> {
  const before = deps.tokens.current();
  yield put(sessionActions.autoLoginMoved('pending'));
  try {
    const { end }: { end?: End } = yield race({
      end: call(attemptsOnceFetched, deps),
      changed: take(isMemberChange),
    });
    switch (end?.kind) {
      case 'loggedIn':
        tellTabs(deps, 'changed');
        yield put(sessionActions.loggedIn({ auto: true }));
        return true;
      case 'nameError':
        // Another try cannot succeed: keep the name, drop the password and let the member log in (WEBCLIP-014).
        yield* endSession(deps, [code]);
        deps.credentials.forgetPassword();
        return false;
      case 'failed':
        yield* endSession(deps, [code]);
        deps.items.set(ITEMS.webClipToken, WEB_CLIP_EXPIRED);
        return false;
      case 'unreached':
        // The credentials are not to blame: a later refusal may try them again.
        yield* endSession(deps, [code]);
        return false;
      case undefined: {
        const now = deps.tokens.current();
        return now !== undefined && now !== before;
      }
    }
  } finally {
    yield put(sessionActions.autoLoginMoved('finish'));
  }
}

/** Sets the status back a while after it was finished; a newer automatic login's is its own (WEBCLIP-008). */
export function* autoLoginStatusSaga(): SagaIterator<void> {
  yield takeLatest(
    sessionActions.autoLoginMoved,
    function* reset({ payload }: ReturnType<typeof sessionActions.autoLoginMoved>): SagaIterator<void> {
      if (payload !== 'finish') return;
      yield delay(STATUS_RESET_MS);
      yield put(sessionActions.autoLoginMoved('init'));
    },
  );
}
