import type { ApiError, Result } from '@heptad/api-client';
import { BUSINESS_CODES, type CallResponse, LOGIN_CODES, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { ITEMS } from '@heptad/device';
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { keepSession, type LoginDeps } from './login';

/** What a registration page hands in (CALL-067). */
export interface RegisterForm {
  readonly name: string;
  /** As typed; leaves the page as its MD5 hash alone (CRYPTO-001). */
  readonly password: string;
  /** Who brought the visitor (ROLE-006). */
  readonly inviteCode?: string;
  readonly imageCode?: string;
  readonly imageKey?: string;
}

/** How a registration ended. */
export type RegisterOutcome =
  | { readonly kind: 'registered' }
  /** A later submission, or a logout, has taken its place: there is nothing to say. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'nameTaken'; readonly error: ApiError }
  /** Show a captcha picture and send once more with what was read; `wrong` when the reading was not right. */
  | { readonly kind: 'imageCaptcha'; readonly wrong: boolean; readonly error: ApiError }
  | { readonly kind: 'failed'; readonly error: ApiError };

/**
 * Opens an account and keeps its session. The member has not asked to be remembered, so a browser's end ends it. Cancelled, it keeps
 * nothing; the account may have been opened all the same, and its name is then taken.
 */
export function* registerMember(deps: LoginDeps, form: RegisterForm): SagaIterator<RegisterOutcome> {
  const { name, inviteCode, imageCode, imageKey } = form;
  const password = md5(form.password);
  // The form's code can be changed by hand; who brought the visitor goes along with it (ROLE-005).
  const broughtBy = {
    agentCode: deps.items.get(ITEMS.agentCode),
    recommendCode: deps.items.get(ITEMS.recommendCode),
  };
  const request = { name, password, inviteCode, ...broughtBy, imageCode, imageKey };
  const given = new AbortController();
  try {
    const answer: Result<CallResponse<typeof session.register>> = yield call(() =>
      deps.api.send(session.register, request, { noToast: 'awaited', noReplay: true, signal: given.signal }),
    );
    if (!answer.ok) return outcomeOf(answer.error);
    keepSession(deps, answer.value.token, { name, remember: false });
    return { kind: 'registered' };
  } finally {
    given.abort();
  }
}

function outcomeOf(error: ApiError): RegisterOutcome {
  const code = error.kind === 'business' ? error.code : undefined;
  if (code === String(BUSINESS_CODES.nameTaken)) return { kind: 'nameTaken', error };
  if (code === String(LOGIN_CODES.imageCodeOnce)) return { kind: 'imageCaptcha', wrong: false, error };
  if (code === String(LOGIN_CODES.imageCodeError)) return { kind: 'imageCaptcha', wrong: true, error };
  return { kind: 'failed', error };
}
