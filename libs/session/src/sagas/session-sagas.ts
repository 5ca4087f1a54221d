import type { Saga } from 'redux-saga';
import { autoLoginPreloadSaga } from './preload';
import { expirySaga } from './expiry';
import { memberSaga } from './member';
import { restoreSaga } from '../web-clip/restore';
import { socketSaga } from './platform-messages';
import { sessionEventsSaga } from './session-events';
import type { SessionSagaDeps } from './saga-deps';

/** The session's workflows, to be started once each, in this order, by the app's root saga. */
export function createSessionSagas(deps: SessionSagaDeps): readonly Saga[] {
  // The first news is told when the others listen already: the teller comes last.
  return [memberSaga, expirySaga, restoreSaga, autoLoginPreloadSaga, socketSaga, sessionEventsSaga].map(
    (saga) =>
      function* run() {
        yield* saga(deps);
      },
  );
}
