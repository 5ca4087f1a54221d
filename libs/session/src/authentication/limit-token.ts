import type { SagaIterator } from 'redux-saga';
import type { AuthDeps } from '../sagas/saga-deps';
import { reachLoginCode, type LoginCode } from './login-loader';

/**
 * Gives the stored copy of a token its end (SESSION-013), where an address or the shell brought it: dates come with the code of
 * logging in, after the first paint. Until then, and where the code cannot be had, the cookie alone counts.
 */
export function* limitToken(deps: Pick<AuthDeps, 'tokens' | 'clock' | 'loadLoginCode'>): SagaIterator<void> {
  if (!deps.tokens.lacksExpiry()) return;
  const loginCode: LoginCode | undefined = yield* reachLoginCode(deps);
  if (loginCode !== undefined) deps.tokens.limit(loginCode.localTokenExpiry(deps.clock.now()));
}
