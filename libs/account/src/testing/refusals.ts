import type { ApiError, Result } from '@heptad/api-client';
import { errorOf } from '@heptad/api-client/testing';

/** What the platform says to a call it refuses. */
export function refusalOf(code: number, data?: unknown): ApiError {
  return { kind: 'business', code: String(code), message: `平台的话 ${String(code)}`, data, call: '/x' };
}

/** The same as the answer of a stubbed call. */
export function refused(code: number, data?: unknown): Result<never> {
  return { ok: false, error: refusalOf(code, data) };
}

/** The same to a repeat that the request path sent by itself: the answer before it was lost. */
export function refusedAfterLost(code: number, data?: unknown): Result<never> {
  return { ok: false, error: { ...refusalOf(code, data), afterLost: true } };
}

/** The answer of a stubbed call that never came. */
export const lost: Result<never> = { ok: false, error: errorOf({ kind: 'timeout' }) };
