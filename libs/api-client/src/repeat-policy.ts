import type { Call } from '@heptad/contracts';
import type { ApiError } from './api-error';

/** How often a call may be sent again after the connection failed. */
export const MAX_REPEATS = 2;
const BASE_MS = 300;
const CAP_MS = 3_000;
const PASSING_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Whether a failed call may be sent again as it is: reads and keyed writes alone, after a broken connection or a gateway
 * that is passing. A call that timed out is not: its member has waited long enough, and its outcome is asked for instead.
 */
export function mayRepeat(call: Call, error: ApiError, repeats: number): boolean {
  if (call.safety === 'once' || repeats >= MAX_REPEATS) return false;
  if (error.kind === 'offline') return error.messageKey === 'terminated';
  return error.kind === 'http' && PASSING_STATUS.has(error.status);
}

/** Milliseconds to wait before a repeat: full jitter. @param random between 0 and 1 */
export function repeatDelay(repeats: number, random: number): number {
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** repeats));
}
