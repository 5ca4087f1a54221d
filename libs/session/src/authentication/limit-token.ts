import type { SagaIterator } from 'redux-saga';
import type { EntryDeps } from '../sagas/saga-deps';
import { reachWayIn, type WayIn } from './reach-way-in';

/**
 * Gives the stored copy of a token its end (SESSION-013), where an address or the shell brought it: dates come with the code of
 * logging in, after the first paint. Until then, and where the code cannot be had, the cookie alone counts.
 */
export function* limitToken(deps: Pick<EntryDeps, 'tokens' | 'clock' | 'loadWayIn'>): SagaIterator<void> {
  if (!deps.tokens.lacksExpiry()) return;
  const wayIn: WayIn | undefined = yield* reachWayIn(deps);
  if (wayIn !== undefined) deps.tokens.limit(wayIn.localTokenExpiry(deps.clock.now()));
}
