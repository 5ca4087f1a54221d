import { venueLaunch, type CallResponse } from '@heptad/contracts';
import type { Result } from '@heptad/api-client';
import { boundAddress, ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { all, call, takeLatest } from 'redux-saga/effects';
import { isMemberChange, sessionActions } from '../session-slice';
import type { SessionSagaDeps } from './saga-deps';

/** Venues opened ahead after an auto-login, as launch calls spell them (SESSION-007). */
export const PRELOADED_VENUES = ['IMTY', 'OBTY', 'DBTY', 'FBTY'] as const;

type Launch = Result<CallResponse<typeof venueLaunch>>;

/** Opens the venues ahead after an auto-login, and keeps the first one's address and token (SESSION-007, SESSION-008). */
export function* autoLoginPreloadSaga({ api, items, allowList }: SessionSagaDeps): SagaIterator<void> {
  yield takeLatest(isMemberChange, function* preload(action: { readonly type: string }): SagaIterator<void> {
    if (!sessionActions.loggedIn.match(action) || !action.payload.auto) return;
    const launches: Launch[] = yield all(
      PRELOADED_VENUES.map((enName) =>
        call(() => api.send(venueLaunch, { enName, isPreload: 1 }, { needError: true })),
      ),
    );
    const first = launches[0];
    const address = first?.ok === true ? boundAddress(first.value.url, allowList) : undefined;
    const token = address?.searchParams.get('token');
    if (address !== undefined && token) items.set(ITEMS.preloadedLaunch, { url: address.href, token });
  });
}
