import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, race, take, takeLatest } from 'redux-saga/effects';
import type { Credentials } from '../credentials';
import { logIn } from '../login';
import type { LoginOutcome } from '../login-outcome';
import { endSession } from '../sagas/expiry';
import type { EntryDeps } from '../sagas/saga-deps';
import { tellTabs } from '../session-cleanup';
import { isMemberChange, sessionActions } from '../session-slice';
import { WEB_CLIP_EXPIRED } from './web-clip-token';

/** After a failure the count of retries may be this at most for another one (WEBCLIP-010, OPEN-006). */
export const MAX_RETRY_COUNT = 2;
export const RETRY_DELAY_MS = 1_000;
/** `finish` becomes `init` again after this long (WEBCLIP-008). */
export const STATUS_RESET_MS = 10_000;

/** How the attempts ended, each with the name that was tried. */
type End =
  | { readonly kind: 'loggedIn' | 'failed' }
  | { readonly kind: 'nameError'; readonly name: string; readonly checked: boolean };

/** What a web clip may log in by itself with; nothing once that has failed for good, or the member has logged out (WEBCLIP-011). */
export function* ownCredentials(deps: EntryDeps): SagaIterator<Required<Credentials> | undefined> {
  const known: Credentials | undefined = yield call(deps.credentials.read);
  const { name = '', password, checked = false } = known ?? {};
  if (!deps.webClip || deps.items.get(ITEMS.webClipToken) === WEB_CLIP_EXPIRED) return undefined;
  return password === undefined ? undefined : { name, password, checked };
}

function* attempts(deps: EntryDeps): SagaIterator<End | undefined> {
  for (let count = 0; ; count += 1) {
    const known: Required<Credentials> | undefined = yield* ownCredentials(deps);
    if (known === undefined) return undefined;
    const { name, password, checked } = known;
    const attempt = { name, password, remember: checked, isWebClipAutoLogin: true };
    const outcome: LoginOutcome = yield* logIn(deps, attempt);
    if (outcome.kind === 'loggedIn') return { kind: 'loggedIn' };
    if (outcome.kind === 'nameError') return { kind: 'nameError', name, checked };
    if (count > MAX_RETRY_COUNT) return { kind: 'failed' };
    yield delay(RETRY_DELAY_MS);
  }
}

/**
 * Logs a web clip's member in anew with the stored credentials, trying again after each failure up to the limit. Another tab's login or
 * logout, or a blocked address, ends it: then nothing is left to restore.
 * @returns whether there is a session now
 */
export function* autoLogin(deps: EntryDeps, code: string): SagaIterator<boolean> {
  const before = deps.tokens.current();
  yield put(sessionActions.autoLoginMoved('pending'));
  try {
    const { end }: { end?: End } = yield race({ end: call(attempts, deps), changed: take(isMemberChange) });
    switch (end?.kind) {
      case 'loggedIn':
        tellTabs(deps, 'changed');
        yield put(sessionActions.loggedIn({ auto: true }));
        return true;
      case 'nameError':
        // It will not become right: keep the name, drop the password and let the member log in (WEBCLIP-014).
        yield* endSession(deps, [code]);
        deps.credentials.keep({ name: end.name, checked: end.checked });
        return false;
      case 'failed':
        yield* endSession(deps, [code]);
        deps.items.set(ITEMS.webClipToken, WEB_CLIP_EXPIRED);
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
