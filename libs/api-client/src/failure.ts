import { defined } from '@heptad/formatting';
import { ERROR_TEXTS, type ApiError, type BusinessError, type ErrorMessageKey } from './api-error';
import type { Envelope } from './wire-codec';
import { statusTextOf } from './status-text';

const GENERAL_NETWORK = /Acceptable|Failed|Forbidden/;
const SSL = /an ssl error has occurred/i;
const TIMED_OUT = /timeout|timed out/i;

/** The text of a failure: the product's own under a key, or the platform's. General texts are mapped last (OPEN-026). */
function wording(
  text: string,
  whenEmpty: ErrorMessageKey,
): Pick<ApiError, 'message' | 'messageKey' | 'original'> {
  if (text.trim() === '') return { message: ERROR_TEXTS[whenEmpty], messageKey: whenEmpty };
  if (GENERAL_NETWORK.test(text) || SSL.test(text)) {
    return { message: ERROR_TEXTS.network, messageKey: 'network', original: text };
  }
  return { message: text };
}

function own(
  messageKey: ErrorMessageKey,
  original = '',
): Pick<ApiError, 'message' | 'messageKey' | 'original'> {
  const worded = { message: ERROR_TEXTS[messageKey], messageKey };
  return original === '' ? worded : { ...worded, original };
}

/** The caller gave the call up (OPEN-026). */
export function cancelled(call: string): ApiError {
  return { kind: 'cancelled', call, ...own('cancelled') };
}

/** No answer came in time (ERR-006, ERR-008). */
export function timedOut(call: string): ApiError {
  return { kind: 'timeout', call, ...own('timedOut') };
}

/** There was no answer at all: status 0 (ERR-008, ERR-009, ERR-010). @param online what the browser says */
export function noAnswer(call: string, cause: unknown, online: boolean): ApiError {
  const text = cause instanceof Error ? cause.message : '';
  if (TIMED_OUT.test(text)) return { kind: 'timeout', call, ...own('timedOut', text) };
  return { kind: 'offline', call, status: 0, ...own(online ? 'terminated' : 'disconnected', text) };
}

/** An answer with a status that is not a success (ERR-003, ERR-011). @param sent the status text that came; HTTP/2 has none */
export function badStatus(call: string, status: number, sent: string): ApiError {
  const statusText = statusTextOf(status, sent);
  if (TIMED_OUT.test(statusText)) return { kind: 'timeout', call, status, ...own('timedOut', statusText) };
  return { kind: 'http', call, status, ...wording(statusText, 'unknownConnection') };
}

/** An answer, or a request, that has not the shape the contract gives it (ERR-005). @param what for logs; no values of the member's */
export function malformed(call: string, what: string, status?: number): ApiError {
  const error = { kind: 'malformed', call, ...own('system', what) } as const;
  return status === undefined ? error : { ...error, status };
}

/** Our own code failed on the way: no answer is to blame (ERR-005). @param what for logs; no values of the member's */
export function unexpected(call: string, what = ''): ApiError {
  return { kind: 'unexpected', call, ...own('system', what) };
}

/** The platform, or a venue, understood and said no (ERR-012); an empty message is told as the system's (ERR-005). */
export function business(
  call: string,
  { code, message, data }: Envelope,
  from?: BusinessError['from'],
): ApiError {
  const error = {
    kind: 'business',
    call,
    ...defined({ from }),
    code: String(code),
    ...(message === undefined ? own('unknownBusiness') : wording(message, 'system')),
  } as const;
  return data === undefined || data === null ? error : { ...error, data };
}
