import type { SagaIterator } from 'redux-saga';
import { delay } from 'redux-saga/effects';
import type { Credentials } from '../credentials';
import { logIn } from '../login';
import type { LoginOutcome } from '../login-outcome';
import type { SessionDeps } from '../session';
import { ownCredentials } from './own-credentials';

/** After a failure the count of retries may be this at most for another one (WEBCLIP-010, OPEN-006). */
export const MAX_RETRY_COUNT = 2;
export const RETRY_DELAY_MS = 1_000;

/** How the attempts ended. */
export interface AttemptsEnd {
  readonly kind: 'loggedIn' | 'nameError' | 'failed';
}

/**
 * The automatic-login retry: logs in with the stored credentials, and again after each failure up to the limit.
 * @returns how it ended; undefined when there are no credentials any more
 */
export function* attempts(deps: SessionDeps): SagaIterator<AttemptsEnd | undefined> {
  for (let count = 0; ; count += 1) {
    const known: Required<Credentials> | undefined = yield* ownCredentials(deps);
    if (known === undefined) return undefined;
    const { name, password, checked } = known;
    const attempt = { name, password, remember: checked, isWebClipAutoLogin: true };
    const outcome: LoginOutcome = yield* logIn(deps, attempt);
    if (outcome.kind === 'loggedIn' || outcome.kind === 'nameError') return { kind: outcome.kind };
    if (count > MAX_RETRY_COUNT) return { kind: 'failed' };
    yield delay(RETRY_DELAY_MS);
  }
}
