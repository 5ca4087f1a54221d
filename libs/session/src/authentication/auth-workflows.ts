import { unexpected } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, spawn, take } from 'redux-saga/effects';
import type { LoginOutcome } from '../login-outcome';
import type { AuthDeps } from '../sagas/saga-deps';
import { forgetSharedParams, leaveSession, tellTabs } from '../session-cleanup';
import { isMemberChange, sessionActions } from '../session-slice';
import { WEB_CLIP_EXPIRED } from '../web-clip/expired';
import type { AuthRequest } from './auth-requests';
import { limitToken } from './limit-token';
import { reachLoginCode, unreached, type LoginCode } from './login-loader';

type RequestOf<Kind extends AuthRequest['kind']> = Extract<AuthRequest, { readonly kind: Kind }>;

/** How a submission may end before the platform has answered it. */
type Unanswered = Extract<LoginOutcome, { readonly kind: 'superseded' | 'failed' }>;

/**
 * Logs in, or opens an account and begins its session, as submitted, unless something later takes its place meanwhile.
 * @param path of the call that is sent @param carryOut what the code of logging in does
 */
export function* submit<Outcome extends { readonly kind: string }>(
  deps: AuthDeps,
  path: string,
  answer: (end: Outcome | Unanswered) => void,
  carryOut: (loginCode: LoginCode) => SagaIterator<Outcome>,
): SagaIterator<void> {
  let outcome: Outcome | Unanswered = { kind: 'superseded' };
  try {
    const loginCode: LoginCode | undefined = yield* reachLoginCode(deps);
    outcome =
      loginCode === undefined ? { kind: 'failed', error: unreached(path) } : yield* carryOut(loginCode);
    if (outcome.kind === 'loggedIn' || outcome.kind === 'registered') {
      // The other tabs are told first, because drawing takes longer than a message.
      tellTabs(deps, 'changed');
      yield put(sessionActions.loggedIn({ auto: false }));
    }
  } catch (defect) {
    // The request is answered with a failure; the workflow ends like any other that throws.
    outcome = { kind: 'failed', error: unexpected(path) };
    throw defect;
  } finally {
    answer(outcome);
  }
}

/** Forgets the member at once and tells the platform, whose answer does not matter (SESSION-014). */
export function* submitLogout(deps: AuthDeps, { answer }: RequestOf<'logout'>): SagaIterator<void> {
  try {
    const told = leaveSession(deps);
    // Who has logged out is not logged in again by a call that is refused afterwards, nor in a web clip that shares this tab's storage.
    deps.items.set(ITEMS.webClipToken, WEB_CLIP_EXPIRED);
    yield put(sessionActions.loggedOut());
    yield call(() => told);
  } finally {
    answer();
  }
}

/**
 * Another login takes the present one's place. What was opened in the other's name is forgotten, and with it the password that a
 * web clip would log the other in again with (SESSION-019).
 */
export function* handOver(deps: AuthDeps, { token, answer }: RequestOf<'handOver'>): SagaIterator<void> {
  const { tokens, items, credentials } = deps;
  try {
    const present = tokens.current();
    if (token === present) return;
    const before = tokens.lastOwner();
    tokens.replace(token);
    forgetSharedParams(items);
    credentials.forgetPassword();
    tellTabs(deps, 'changed');
    yield put(sessionActions.loginChanged({ loggedIn: true }));
    yield spawn(limitToken, deps);
    if (present !== undefined) yield spawn(sayWhoIsThere, before);
  } finally {
    answer();
  }
}

/**
 * Says that another member is logged in now, as soon as the name is known: nobody is on another's account without being told
 * (SESSION-019). @param before the name of the one who was there; undefined where it is not known
 */
export function* sayWhoIsThere(before: string | undefined): SagaIterator<void> {
  const { loaded }: { loaded?: ReturnType<typeof sessionActions.memberLoaded> } = yield race({
    loaded: take(sessionActions.memberLoaded),
    changed: take(isMemberChange),
  });
  if (loaded === undefined || loaded.payload.name.toLowerCase() === before) return;
  yield put(sessionActions.memberReplaced({ name: loaded.payload.name }));
}
