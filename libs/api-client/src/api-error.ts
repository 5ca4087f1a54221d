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

/** Why a call gave no value, by the stage that failed. Serialisable, so that it may be kept in state. */
export interface ApiError {
  readonly kind: 'offline' | 'timeout' | 'http' | 'malformed' | 'business' | 'cancelled';
  /** What may be shown in the default language: the platform's own text, or the text of {@link messageKey}. */
  readonly message: string;
  /** Present when the text is the product's own: show this key's text in the member's language instead. */
  readonly messageKey?: ErrorMessageKey;
  /** The text before it was replaced, for logs and support. */
  readonly original?: string;
  /** Who a business error is from: a venue's codes are its own, whatever they look like; absent for the platform. */
  readonly from?: 'venue';
  /** The business code, as text. */
  readonly code?: string;
  /** The HTTP status, of an answer that had one. */
  readonly status?: number;
  /** What a business error carried. */
  readonly data?: unknown;
  /** The path of the call. */
  readonly call: string;
}

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

/** Codes of the platform's count from the platform alone: no venue logs a member out or blocks a visitor. */
const isPlatforms = ({ kind, from }: ApiError): boolean => kind === 'business' && from !== 'venue';

/** Whether the error ends the session (SESSION-020). */
export function isUnauthenticated(error: ApiError): boolean {
  return isPlatforms(error) && isSessionCode(error.code);
}

/** Whether the error says that the visitor's address is refused (ERR-031). */
export function isIpBlocked(error: ApiError): boolean {
  return isPlatforms(error) && isIpBlockedCode(error.code);
}
