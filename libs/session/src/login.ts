import { isRefusedWith, type ApiClient, type Result } from '@heptad/api-client';
import { type CallRequest, type CallResponse, LOGIN_CODES, passkeys, session } from '@heptad/contracts';
import { ITEMS, renewDeviceId, type Clock, type StoredItems } from '@heptad/device';
import { defined } from '@heptad/formatting';
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { CredentialStore } from './credentials';
import type { LoginAttempt } from './login-attempt';
import { outcomeOfRefusal, type LoginOutcome } from './login-outcome';
import { forgetSharedParams } from './session-cleanup';
import { localTokenExpiry } from './token-expiry';
import type { TokenStore } from './token-store';
import { makeWebClipToken } from './web-clip/web-clip-token';

export interface LoginDeps {
  readonly api: ApiClient;
  readonly items: StoredItems;
  readonly clock: Clock;
  readonly tokens: TokenStore;
  readonly credentials: CredentialStore;
  /** The browser's mark, sent as `X-API-FINGER` (OPEN-036). */
  readonly finger: () => string;
  readonly webClip: boolean;
}

/** A passkey’s answer says besides whose it is. */
type LoginAnswer = Result<CallResponse<typeof session.login> & { readonly name?: string }>;

/** The answer's value that asks for the friends' popup (SESSION-003). */
const FRIEND_POPUP = 99_999;

/** The body of the call: the form's own switches stay at home (SESSION-001, SESSION-002). */
function bodyOf(attempt: LoginAttempt, items: StoredItems): CallRequest<typeof session.login> {
  const sent = {
    name: attempt.name,
    password: attempt.password,
    imageCode: attempt.imageCode,
    imageKey: attempt.imageKey,
    sliderToken: attempt.sliderToken,
    deviceCode: attempt.deviceCode,
  };
  const agentVerify = items.get(ITEMS.agentVerify);
  return agentVerify === undefined ? sent : { ...sent, agentVerify };
}

/**
 * Logs in with a password's hash, or with what a passkey answered. Keeps token, flags and credentials on success (SESSION-003…006, WEBCLIP-006). Cancelled, it gives
 * the call up and keeps nothing: from the answer to the end of keeping it nothing can come between.
 */
export function* logIn(deps: LoginDeps, attempt: LoginAttempt): SagaIterator<LoginOutcome> {
  const { api, items, clock, credentials } = deps;
  const given = new AbortController();
  try {
    // The token names the member, whom a passkey names only afterwards.
    const webClipToken: string | undefined =
      deps.webClip && attempt.passkey === undefined
        ? yield call(makeWebClipToken, attempt.name, items, clock, api)
        : undefined;
    const headers = {
      'X-API-FINGER': deps.finger(),
      ...defined({ 'X-API-WEB-CLIP': webClipToken }),
    };
    const options = { headers, noToast: 'awaited' as const, noReplay: true, signal: given.signal };
    const body = bodyOf(attempt, items);
    const { passkey: proof } = attempt;
    const send = (): Promise<LoginAnswer> => {
      if (proof === undefined) return api.send(session.login, body, options);
      const { deviceCode, agentVerify } = body;
      return api.send(passkeys.logIn, { proof, deviceCode, agentVerify }, options);
    };
    let answer: LoginAnswer = yield call(send);
    if (!answer.ok && isRefusedWith(answer.error, LOGIN_CODES.uuidNull)) {
      renewDeviceId(items);
      answer = yield call(send);
    }
    if (!answer.ok) return outcomeOfRefusal(answer.error);
    const sealed: string | undefined =
      attempt.remember && proof === undefined ? yield call(credentials.seal, attempt.password) : undefined;

    const { token, name = attempt.name, registerInvitationActivityPopType } = answer.value;
    if (Number(registerInvitationActivityPopType) === FRIEND_POPUP) items.set(ITEMS.friendPopup, 'yes');
    if (webClipToken === undefined) items.remove(ITEMS.webClipToken);
    else items.set(ITEMS.webClipToken, webClipToken);
    keepSession(deps, token, { name, remember: attempt.remember, sealed });
    return { kind: 'loggedIn' };
  } finally {
    given.abort();
  }
}

/** What is kept of a login: as far as the member chose, and no further. */
interface KeptLogin {
  readonly name: string;
  readonly remember: boolean;
  /** The password's hash, sealed; absent where it may not be kept or cannot be sealed. */
  readonly sealed?: string | undefined;
}

/** Keeps a session that has just begun: credentials as far as they may be kept, flags, and the token (SESSION-004…006). */
export function keepSession(
  { items, clock, tokens, credentials }: Pick<LoginDeps, 'items' | 'clock' | 'tokens' | 'credentials'>,
  token: string,
  { name, remember, sealed }: KeptLogin,
): void {
  credentials.keep({ name, checked: remember, sealed });
  // The token last: from here on calls are this member's, and the store is told at once.
  forgetSharedParams(items);
  items.remove(ITEMS.homeSwiperIndex);
  items.set(ITEMS.firstLogin, 'yes');
  const expiresAt = localTokenExpiry(clock.now());
  tokens.save(token, { remember, owner: name.toLowerCase(), expiresAt });
}
