import { gamePlay, type Call, type CallRequest, type CallResponse } from '@heptad/contracts';
import * as v from 'valibot';
import type { Language } from '../entry';

/** Why a call brought nothing. */
export type Failure =
  /** The platform said no; `message` is to be shown. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  /** The session is over; `message` is the platform's, empty where it said nothing. */
  | { readonly kind: 'ended'; readonly message: string }
  /** No answer, or none that can be read: whether the call was done is not known. */
  | { readonly kind: 'unknown' };

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Sends a call once. Never throws. */
export type Sender = <C extends Call>(call: C, request: CallRequest<C>) => Promise<Answer<CallResponse<C>>>;

export interface SenderOptions {
  readonly token: string;
  readonly language: Language;
  readonly fetch?: typeof fetch;
}

const failed = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});
const UNKNOWN = failed({ kind: 'unknown' });

/** A status that says for certain that nothing was done. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Sends the calls of the games' own origin. What does not fit the call's schema counts as no answer. */
export function createSender({ token, language, fetch: send = fetch }: SenderOptions): Sender {
  return async (call, request) => {
    let response: Response;
    let body: unknown;
    try {
      response = await send(call.path, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'accept-language': language,
        },
        body: JSON.stringify(request),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.timeout(call.timeoutMs),
      });
      body = await response.json().catch(() => undefined);
    } catch {
      return UNKNOWN;
    }
    if (response.ok) {
      const parsed = v.safeParse(call.response, body);
      return parsed.success ? { ok: true, value: parsed.output } : UNKNOWN;
    }
    const refusal = v.safeParse(gamePlay.refusal, body);
    if (response.status === 401)
      return failed({ kind: 'ended', message: refusal.success ? refusal.output.message : '' });
    if (!isRefusal(response.status) || !refusal.success) return UNKNOWN;
    return failed({ kind: 'refused', ...refusal.output });
  };
}
