import type { ApiError, Result } from '@heptad/api-client';

/** What the platform says to a call it refuses. */
export function refusalOf(code: number, data?: unknown): ApiError {
  return { kind: 'business', code: String(code), message: `平台的话 ${String(code)}`, data, call: '/x' };
}

/** The same as the answer of a stubbed call. */
export function refused(code: number, data?: unknown): Result<never> {
  return { ok: false, error: refusalOf(code, data) };
}
