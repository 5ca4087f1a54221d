import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, select, spawn } from 'redux-saga/effects';
import type { LoginOutcome } from '../login-outcome';
import { endSession } from '../sagas/expiry';
import type { SessionSagaDeps } from '../sagas/saga-deps';
import { sessionActions, sessionSelectors, type WithSession } from '../session-slice';
import { WEB_CLIP_EXPIRED } from './web-clip-token';

/** After a failure the count of retries may be this at most for another one (WEBCLIP-010, OPEN-006). */
export const MAX_RETRY_COUNT = 2;
export const RETRY_DELAY_MS = 1_000;
/** `finish` becomes `init` again after this long (WEBCLIP-008). */
export const STATUS_RESET_MS = 10_000;

function* finish(): SagaIterator<void> {
  yield put(sessionActions.autoLoginMoved('finish'));
  yield spawn(function* reset(): SagaIterator<void> {
    yield delay(STATUS_RESET_MS);
    yield put(sessionActions.autoLoginMoved('init'));
  });
}

/** A wrong name or password will not become right: keep the name, drop the password and let the member log in (WEBCLIP-014). */
function* giveUpPassword(deps: SessionSagaDeps, code: string): SagaIterator<void> {
  const known: Awaited<ReturnType<typeof deps.credentials.read>> = yield call(deps.credentials.read);
  yield* endSession(deps, [code]);
  if (known !== undefined) {
    yield call(deps.credentials.save, { name: known.name, password: '', checked: known.checked });
  }
}

const epochOf = (state: WithSession): number => sessionSelectors.selectEpoch(state);

/**
 * Logs a web clip's member in anew with the stored credentials, trying again after each failure up to the limit.
 * @returns whether there is a session now
 */
export function* autoLogin(deps: SessionSagaDeps, code: string): SagaIterator<boolean> {
  yield put(sessionActions.autoLoginMoved('pending'));
  const epoch: number = yield select(epochOf);
  for (let count = 0; ; count += 1) {
    const outcome: LoginOutcome | undefined = yield call(deps.session.autoLogin);
    if (outcome?.kind === 'loggedIn') {
      yield* finish();
      return true;
    }
    if (outcome?.kind === 'nameError') {
      yield* giveUpPassword(deps, code);
      yield* finish();
      return false;
    }
    if (count > MAX_RETRY_COUNT) {
      yield* endSession(deps, [code]);
      deps.items.set(ITEMS.webClipToken, WEB_CLIP_EXPIRED);
      yield* finish();
      return false;
    }
    yield delay(RETRY_DELAY_MS);
    // Meanwhile the member has logged in or out, or a blocked address has ended it all: nothing is left to restore.
    if ((yield select(epochOf)) !== epoch) {
      yield* finish();
      return deps.tokens.current() !== undefined;
    }
  }
}
