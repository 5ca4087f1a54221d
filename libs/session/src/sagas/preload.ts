import { SPORTS_VENUE_CODES, SPORTS_VENUES } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { all, call, takeLatest } from 'redux-saga/effects';
import { isMemberChange, sessionActions } from '../session-slice';
import type { SessionSagaDeps } from './saga-deps';

/** Venues opened ahead after an auto-login, as launch calls spell them (SESSION-007). */
export const PRELOADED_VENUES = SPORTS_VENUE_CODES.map((code) => SPORTS_VENUES[code].enName);

type Launch = Awaited<ReturnType<SessionSagaDeps['preloadVenue']>>;

/** Opens the venues ahead after an auto-login, and keeps the first one's address and token (SESSION-007, SESSION-008). */
export function* autoLoginPreloadSaga({ preloadVenue, items }: SessionSagaDeps): SagaIterator<void> {
  yield takeLatest(isMemberChange, function* preload(action: { readonly type: string }): SagaIterator<void> {
    if (!sessionActions.loggedIn.match(action) || !action.payload.auto) return;
    const launches: Launch[] = yield all(PRELOADED_VENUES.map((venue) => call(preloadVenue, venue)));
    const first = launches[0];
    if (first?.ok === true) items.set(ITEMS.preloadedLaunch, first.value);
  });
}
