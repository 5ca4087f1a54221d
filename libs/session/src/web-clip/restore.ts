import { ITEMS } from '@heptad/device';
import { buffers, channel, type SagaIterator } from 'redux-saga';
import { call, delay, take } from 'redux-saga/effects';
import type { Credentials } from '../credentials';
import { endSession } from '../sagas/expiry';
import type { SessionSagaDeps } from '../sagas/saga-deps';
import { autoLogin } from './auto-login';
import { WEB_CLIP_EXPIRED } from './web-clip-token';

/** A refused call waits this often, this long each, for a token (WEBCLIP-013). */
export const TOKEN_TRIES = 10;
export const TOKEN_WAIT_MS = 500;

interface Request {
  readonly code: string;
  readonly answer: (restored: boolean) => void;
}

function* canLogInByItself(deps: SessionSagaDeps): SagaIterator<boolean> {
  if (!deps.webClip || deps.items.get(ITEMS.webClipToken) === WEB_CLIP_EXPIRED) return false;
  const known: Credentials | undefined = yield call(deps.credentials.read);
  return known?.password !== undefined;
}

function* waitForToken({ tokens }: SessionSagaDeps): SagaIterator<boolean> {
  for (let tries = 0; tries < TOKEN_TRIES; tries += 1) {
    yield delay(TOKEN_WAIT_MS);
    if (tokens.current() !== undefined) return true;
  }
  return false;
}

/** Answers calls refused with 6001: a web clip logs in by itself, anybody else is sent to log in while the call waits (OPEN-007). */
export function* restoreSaga(deps: SessionSagaDeps): SagaIterator<void> {
  const requests = channel<Request>(buffers.expanding());
  const stop = deps.api.onUnauthenticated(
    (error) => new Promise((answer) => requests.put({ code: error.code ?? '', answer })),
  );
  try {
    for (;;) {
      const { code, answer }: Request = yield take(requests);
      let restored = false;
      try {
        const byItself: boolean = yield* canLogInByItself(deps);
        if (byItself) restored = yield* autoLogin(deps, code);
        else {
          yield* endSession(deps, [code]);
          restored = yield* waitForToken(deps);
        }
      } finally {
        answer(restored);
      }
    }
  } finally {
    stop();
    requests.close();
  }
}
