import type { ApiClient } from '@heptad/api-client';
import { LOGIN_CODES, userLogin, type CallRequest } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { ITEMS, renewDeviceId, type Clock, type StoredItems } from '@heptad/device';
import type { CredentialStore } from './credentials';
import { outcomeOfRefusal, type LoginOutcome } from './login-outcome';
import { forgetSharedParams } from './session-cleanup';
import type { TokenStore } from './token-store';
import { makeWebClipToken } from './web-clip/web-clip-token';

/** What a refusal may ask for, handed in with the next attempt (OPEN-024). */
export interface LoginAnswers {
  /** What was read in the captcha picture, and the key that came with it. */
  readonly imageCode?: string;
  readonly imageKey?: string;
  readonly sliderToken?: string;
  readonly deviceCode?: string;
}

/** What a login page hands in. */
export interface LoginForm extends LoginAnswers {
  readonly name: string;
  /** As typed; leaves the page as its MD5 hash alone (CRYPTO-001). */
  readonly password: string;
  readonly remember: boolean;
}

/** A login by the password's hash: a form's, or remembered credentials'. */
export interface LoginAttempt extends LoginForm {
  readonly isWebClipAutoLogin: boolean;
}

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

/** The answer's value that asks for the friends' popup (SESSION-003). */
const FRIEND_POPUP = 99_999;

/** A form's attempt: from here on nothing knows the password but by its hash. */
export function attemptOf(form: LoginForm): LoginAttempt {
  return { ...form, password: md5(form.password), isWebClipAutoLogin: false };
}

/** The body of the call: the form's own switches stay at home (SESSION-001, SESSION-002). */
function bodyOf(attempt: LoginAttempt, items: StoredItems): CallRequest<typeof userLogin> {
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

/** Logs in with a password's hash. Keeps token, flags and credentials on success (SESSION-003…006, WEBCLIP-006). */
export async function logInByHash(attempt: LoginAttempt, deps: LoginDeps): Promise<LoginOutcome> {
  const { api, items, clock } = deps;
  const webClipToken = deps.webClip ? await makeWebClipToken(attempt.name, items, clock, api) : undefined;
  const headers = {
    'X-API-FINGER': deps.finger(),
    ...(webClipToken === undefined ? {} : { 'X-API-WEB-CLIP': webClipToken }),
  };
  const options = { headers, needError: true, noReplay: true };
  const body = bodyOf(attempt, items);
  let answer = await api.send(userLogin, body, options);
  if (!answer.ok && answer.error.code === String(LOGIN_CODES.uuidNull)) {
    renewDeviceId(items);
    answer = await api.send(userLogin, body, options);
  }
  if (!answer.ok) return outcomeOfRefusal(answer.error);

  const { token, registerInvitationActivityPopType } = answer.value;
  if (Number(registerInvitationActivityPopType) === FRIEND_POPUP) items.set(ITEMS.friendPopup, 'yes');
  if (webClipToken === undefined) items.remove(ITEMS.webClipToken);
  else items.set(ITEMS.webClipToken, webClipToken);
  await keepSession(token, attempt, deps);
  return { kind: 'loggedIn' };
}

/** Keeps a session that has just begun: credentials as far as they may be kept, flags, and the token (SESSION-004…006). */
export async function keepSession(
  token: string,
  { name, password, remember }: Pick<LoginAttempt, 'name' | 'password' | 'remember'>,
  { items, tokens, credentials, webClip }: Omit<LoginDeps, 'api' | 'clock' | 'finger'>,
): Promise<void> {
  await credentials.save({ name, checked: remember, ...(remember || webClip ? { password } : {}) });
  // The token last: from here on calls are this member's, and the store is told at once.
  forgetSharedParams(items);
  items.remove(ITEMS.homeSwiperIndex);
  items.set(ITEMS.firstLogin, 'yes');
  tokens.save(token, { remember, owner: name.toLowerCase() });
}
