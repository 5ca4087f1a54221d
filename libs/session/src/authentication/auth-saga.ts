import { session } from '@heptad/contracts';
import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type SagaIterator, type Task } from 'redux-saga';
import { call, cancel, fork, put, take, takeEvery } from 'redux-saga/effects';
import type { LoginOutcome } from '../login-outcome';
import type { RegisterOutcome } from '../register';
import type { AuthDeps } from '../sagas/saga-deps';
import { sessionActions } from '../session-slice';
import { autoLogin } from '../web-clip/auto-login';
import type { AuthRequestRef, AuthRequest } from './auth-requests';
import { handOver, submit, submitLogout } from './auth-workflows';

function* serve(deps: AuthDeps, request: AuthRequest): SagaIterator<void> {
  switch (request.kind) {
    case 'login':
      return yield* submit<LoginOutcome>(deps, session.login.path, request.answer, (code) =>
        code.logIn(deps, request.attempt),
      );
    case 'register':
      return yield* submit<RegisterOutcome>(deps, session.register.path, request.answer, (code) =>
        code.registerMember(deps, request.form),
      );
    case 'handOver':
      return yield* handOver(deps, request);
    case 'logout':
      return yield* submitLogout(deps, request);
    case 'autoLogin': {
      let restored = false;
      try {
        restored = yield* autoLogin(deps, request.code);
      } finally {
        request.answer(restored);
      }
    }
  }
}

/** An automatic login waits for a request of the visitor: after it there is usually nothing to restore. */
function* afterSubmission(
  deps: AuthDeps,
  request: AuthRequest & { readonly kind: 'autoLogin' },
  submission: Task,
): SagaIterator<void> {
  const before = deps.tokens.current();
  let isAnswered = false;
  try {
    yield call(() => submission.toPromise<unknown>().catch(() => undefined));
    const now = deps.tokens.current();
    if (now === before) deps.authRequests.add(request);
    else request.answer(now !== undefined);
    isAnswered = true;
  } finally {
    // A defect of the submission ends this too, and the call that was refused must not wait for ever.
    if (!isAnswered) request.answer(false);
  }
}

/** Another tab has logged out. */
const isLogoutElsewhere = (action: Action): boolean =>
  sessionActions.loginChanged.match(action) && !action.payload.loggedIn;

/**
 * The only workflow that changes who is logged in. Each request starts with an action. A later request of the visitor cancels the one
 * under way: the last submission wins, and no late login undoes a logout, be it another tab's. An automatic login cancels nothing.
 */
export function* authSaga(deps: AuthDeps): SagaIterator<void> {
  const added = eventChannel<AuthRequestRef>((emit) => deps.authRequests.onAdded(emit), buffers.expanding());
  yield takeEvery(added, function* announce(ref: AuthRequestRef): SagaIterator<void> {
    yield put(sessionActions.authRequested(ref));
  });
  let running: Task | undefined;
  yield takeEvery(isLogoutElsewhere, function* end(): SagaIterator<void> {
    if (running !== undefined) yield cancel(running);
  });
  try {
    for (;;) {
      const { payload }: ReturnType<typeof sessionActions.authRequested> = yield take(
        sessionActions.authRequested,
      );
      const request = deps.authRequests.take(payload.id);
      if (request === undefined) continue;
      const busy = running?.isRunning() === true ? running : undefined;
      if (request.kind === 'autoLogin' && busy !== undefined) {
        yield fork(afterSubmission, deps, request, busy);
        continue;
      }
      if (busy !== undefined) yield cancel(busy);
      running = yield fork(serve, deps, request);
    }
  } finally {
    added.close();
  }
}
