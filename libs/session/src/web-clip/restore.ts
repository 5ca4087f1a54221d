import { buffers, channel, type SagaIterator } from 'redux-saga';
import { call, delay, put, take } from 'redux-saga/effects';
import type { Credentials } from '../credentials';
import type { Refusals } from '../sagas/expiry';
import type { SessionSagaDeps } from '../sagas/saga-deps';
import { ownCredentials } from './own-credentials';

/** A refused call waits this often, this long each, for a token (WEBCLIP-013). */
export const TOKEN_TRIES = 10;
export const TOKEN_WAIT_MS = 500;
/** One automatic login at most within this for the same cause: another would only put the member's other device out. */
export const SAME_CAUSE_MS = 60_000;

interface Request {
  readonly code: string;
  /** The path of the call that was refused. */
  readonly cause: string;
  readonly needsMember: boolean;
  readonly answer: (restored: boolean) => void;
}

/** What automatic logins have done on this page. */
interface Memory {
  /** When each cause led to one last; a monotonic time in milliseconds. */
  readonly causes: Map<string, number>;
  /** The token that the last one brought, and when. */
  brought?: { readonly token: string | undefined; readonly at: number };
}

/** A session that an automatic login has only just brought, and a cause that has only just led to one, are mended by no other. */
function isTooSoon({ tokens, clock }: SessionSagaDeps, { causes, brought }: Memory, cause: string): boolean {
  const recent = (at: number | undefined): boolean =>
    at !== undefined && clock.monotonic() - at < SAME_CAUSE_MS;
  return (brought?.token === tokens.current() && recent(brought?.at)) || recent(causes.get(cause));
}

function* waitForToken({ tokens }: SessionSagaDeps): SagaIterator<boolean> {
  const refused = tokens.current();
  let hasGone = false;
  for (let tries = 0; tries < TOKEN_TRIES; tries += 1) {
    yield delay(TOKEN_WAIT_MS);
    const now = tokens.current();
    if (now === undefined) hasGone = true;
    else if (hasGone || now !== refused) return true;
  }
  return false;
}

function* restore(
  deps: SessionSagaDeps,
  refusals: Refusals,
  memory: Memory,
  { code, cause, needsMember }: Request,
): SagaIterator<boolean> {
  const { tokens, clock, authRequests } = deps;
  // A guest's call that needs no member says nothing of a session.
  if (!needsMember && tokens.current() === undefined) return false;
  const tooSoon = isTooSoon(deps, memory, cause);
  const own: Required<Credentials> | undefined = yield* ownCredentials(deps);
  if (own !== undefined && !tooSoon) {
    const restored: boolean = yield call(
      () => new Promise<boolean>((answer) => authRequests.add({ kind: 'autoLogin', code, answer })),
    );
    memory.causes.set(cause, clock.monotonic());
    if (restored) memory.brought = { token: tokens.current(), at: clock.monotonic() };
    return restored;
  }
  // Such a call ends nothing: a session that is over is ended by the first call that needs one (OPEN-007).
  if (!needsMember) return false;
  yield put(refusals, { code, token: tokens.current() });
  return yield* waitForToken(deps);
}

/**
 * Answers calls refused with 6001: a web clip logs in by itself, anybody else is sent to log in while the call waits. A call that
 * needs no member sends nobody there (OPEN-007).
 */
export function* restoreSaga(deps: SessionSagaDeps, refusals: Refusals): SagaIterator<void> {
  const requests = channel<Request>(buffers.expanding());
  const memory: Memory = { causes: new Map() };
  const stop = deps.api.onUnauthenticated(
    (error, { needsMember }) =>
      new Promise((answer) => requests.put({ code: error.code, cause: error.call, needsMember, answer })),
  );
  try {
    for (;;) {
      const request: Request = yield take(requests);
      let restored = false;
      try {
        restored = yield* restore(deps, refusals, memory, request);
      } finally {
        request.answer(restored);
      }
    }
  } finally {
    stop();
    requests.close();
  }
}
