import { buffers, channel, type Saga } from 'redux-saga';
import { authSaga } from '../authentication/auth-saga';
import { autoLoginStatusSaga } from '../web-clip/auto-login';
import { restoreSaga } from '../web-clip/restore';
import { expirySaga, type Refusals } from './expiry';
import { memberSaga } from './member';
import { socketSaga } from './platform-messages';
import { autoLoginPreloadSaga } from './preload';
import type { SessionSagaDeps } from './saga-deps';
import { sessionEventsSaga } from './session-events';

/** The session's workflows, to be started once each, in this order, by the app's root saga. */
export function createSessionSagas(deps: SessionSagaDeps): readonly Saga[] {
  const refusals: Refusals = channel(buffers.expanding());
  // The saga that dispatches the first news comes last, when the others already listen.
  return [
    authSaga,
    memberSaga,
    expirySaga,
    restoreSaga,
    autoLoginStatusSaga,
    autoLoginPreloadSaga,
    socketSaga,
    sessionEventsSaga,
  ].map(
    (saga) =>
      function* run() {
        yield* saga(deps, refusals);
      },
  );
}
