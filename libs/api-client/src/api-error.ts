import { isIpBlockedCode, isSessionCode } from '@heptad/contracts';

/** The member-facing texts the request path itself can cause; keys of the shell's messages (`errors.<key>`). */
export type ErrorMessageKey =
  | 'cancelled'
  | 'timedOut'
  | 'disconnected'
  | 'terminated'
  | 'unknownConnection'
  | 'network'
  | 'system'
  | 'unknownBusiness';

/** The same texts in the product's default language (ERR-004, ERR-005, ERR-007, ERR-012, OPEN-025). */
export const ERROR_TEXTS: Readonly<Record<ErrorMessageKey, string>> = {
  cancelled: '请求已取消，请稍后再试',
  timedOut: '连接超时，请稍后再试',
  disconnected: '网络已断开，请检查后重试',
  terminated: '连接已终止，请检查后重试',
  unknownConnection: '未知连接错误，请检查后重试',
  network: '网络异常，请稍后重试',
  system: '系统异常，请稍后重试或联系客服',
  unknownBusiness: '未知业务异常',
};

/** What every failed call tells, whatever the stage. */
interface Failed {
  /** What may be shown in the default language: the platform's own text, or the text of {@link messageKey}. */
  readonly message: string;
  /** Present when the text is the product's own: show this key's text in the member's language instead. */
  readonly messageKey?: ErrorMessageKey;
  /** The text before it was replaced, for logs and support. */
  readonly original?: string;
  /** The path of the call. */
  readonly call: string;
  /** It answers a repeat of a keyed write: what became of the sending before, whose answer was lost, is not said by it. */
  readonly afterLost?: true;
}

/** There was no answer: the connection is broken, or there is none. */
interface Offline extends Failed {
  readonly kind: 'offline';
  readonly status?: 0;
}

/** No answer came in time; `status` where a gateway said so (504, 408). */
interface TimedOut extends Failed {
  readonly kind: 'timeout';
  readonly status?: number;
}

/** An answer came whose HTTP status is no success. */
interface HttpError extends Failed {
  readonly kind: 'http';
  readonly status: number;
}

/** An answer, or a request, that does not fit the contract; `status` of an answer that had one. */
interface Malformed extends Failed {
  readonly kind: 'malformed';
  readonly status?: number;
}

/** The platform, or a venue, understood the call and refused it. */
export interface BusinessError extends Failed {
  readonly kind: 'business';
  /** The business code, as text. */
  readonly code: string;
  /** Who refused: a venue's codes are its own, whatever they look like; absent for the platform. */
  readonly from?: 'venue';
  /** What the refusal carried. */
  readonly data?: unknown;
}

/** The caller gave the call up. */
interface Cancelled extends Failed {
  readonly kind: 'cancelled';
}

/** A defect of our own code on the way, before or after the answer. */
interface Unexpected extends Failed {
  readonly kind: 'unexpected';
}

/** Why a call gave no value, by the stage that failed. Serialisable, so that it may be kept in state. */
export type ApiError = Offline | TimedOut | HttpError | Malformed | BusinessError | Cancelled | Unexpected;

/** Looks a text up by its key in a namespace; the function of i18next is one. */
export type Translate = (key: string, options: { readonly ns: 'shell' }) => string;

/** What a member reads of an error: the product's own text in the language shown, the platform's as it came; never nothing (ERR-005). */
export function errorText({ messageKey, message }: ApiError, t: Translate): string {
  const key = messageKey ?? (message.trim() === '' ? 'system' : undefined);
  return key === undefined ? message : t(`errors.${key}`, { ns: 'shell' });
}

/** A value or the reason there is none; nothing in the request path throws. */
export type Result<T, E = ApiError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Whether the platform, or a venue, refused the call with this code. */
export function isRefusedWith(error: ApiError, code: number | string): error is BusinessError {
  return error.kind === 'business' && error.code === String(code);
}

/** Only codes of the platform count: no venue logs a member out or blocks a visitor. */
const isPlatforms = (error: ApiError): error is BusinessError =>
  error.kind === 'business' && error.from !== 'venue';

/** Whether the error ends the session (SESSION-020). */
export function isUnauthenticated(error: ApiError): error is BusinessError {
  return isPlatforms(error) && isSessionCode(error.code);
}

/** Whether the error says that the visitor's address is refused (ERR-031). */
export function isIpBlocked(error: ApiError): error is BusinessError {
  return isPlatforms(error) && isIpBlockedCode(error.code);
}
