import { buffers, eventChannel, type SagaIterator, type Task } from 'redux-saga';
import { call, cancel, fork, put, take, takeEvery } from 'redux-saga/effects';
import type { EntryDeps } from '../sagas/saga-deps';
import { sessionActions } from '../session-slice';
import { autoLogin } from '../web-clip/auto-login';
import type { EntryNote, EntryWish } from './entry-desk';
import { handOver, submitLogin, submitLogout, submitRegistration } from './entry-workflows';

function* serve(deps: EntryDeps, wish: EntryWish): SagaIterator<void> {
  switch (wish.kind) {
    case 'login':
      return yield* submitLogin(deps, wish);
    case 'register':
      return yield* submitRegistration(deps, wish);
    case 'handOver':
      return yield* handOver(deps, wish);
    case 'logout':
      return yield* submitLogout(deps, wish);
    case 'autoLogin': {
      let restored = false;
      try {
        restored = yield* autoLogin(deps, wish.code);
      } finally {
        wish.answer(restored);
      }
    }
  }
}

/** An automatic login lets what a visitor has submitted go first: mostly there is nothing left for it to restore. */
function* afterSubmission(
  deps: EntryDeps,
  wish: EntryWish & { readonly kind: 'autoLogin' },
  submission: Task,
): SagaIterator<void> {
  const before = deps.tokens.current();
  yield call(() => submission.toPromise<unknown>().catch(() => undefined));
  const now = deps.tokens.current();
  if (now === before) deps.desk.hand(wish);
  else wish.answer(now !== undefined);
}

/**
 * The one owner of who is logged in. Each wish begins with an action; a later one of a visitor's cancels what is under way, so that
 * the last submission wins and a logout is undone by no login that answers late. An automatic login cancels nothing.
 */
export function* entrySaga(deps: EntryDeps): SagaIterator<void> {
  const handed = eventChannel<EntryNote>((emit) => deps.desk.onHanded(emit), buffers.expanding());
  yield takeEvery(handed, function* announce(note: EntryNote): SagaIterator<void> {
    yield put(sessionActions.entryAsked(note));
  });
  let running: Task | undefined;
  try {
    for (;;) {
      const { payload }: ReturnType<typeof sessionActions.entryAsked> = yield take(sessionActions.entryAsked);
      const wish = deps.desk.take(payload.id);
      if (wish === undefined) continue;
      const busy = running?.isRunning() === true ? running : undefined;
      if (wish.kind === 'autoLogin' && busy !== undefined) {
        yield fork(afterSubmission, deps, wish, busy);
        continue;
      }
      if (busy !== undefined) yield cancel(busy);
      running = yield fork(serve, deps, wish);
    }
  } finally {
    handed.close();
  }
}
