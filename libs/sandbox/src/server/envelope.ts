import { deflateSync } from 'node:zlib';
import { FB_SUCCESS, IM_SUCCESS, OB_SUCCESS, PLATFORM_SUCCESS } from '@heptad/contracts';
import type { Call, CallFamily } from '@heptad/contracts';

/** What an envelope carries, in nobody's spelling yet. */
export interface Outcome {
  readonly code: number | string;
  /** Null where an answer is to carry none. */
  readonly message: string | null;
  readonly data: unknown;
}

/** The code with which a family says that all went well (ERR-001, ERR-002). */
export function successCode(family: CallFamily): number | string {
  if (family === 'im') return IM_SUCCESS;
  if (family === 'ob') return OB_SUCCESS;
  if (family === 'fb') return FB_SUCCESS;
  return PLATFORM_SUCCESS;
}

/**
 * Puts an outcome into its family's envelope (API-013, API-017, API-021, API-025).
 * @param now sandbox time, ms
 */
export function wrap(family: CallFamily, outcome: Outcome, now: number): Record<string, unknown> {
  const { code, message, data } = outcome;
  if (family === 'im') {
    const rest = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
    return { StatusCode: code, StatusDesc: message, ServerTime: new Date(now).toISOString(), ...rest };
  }
  if (family === 'ob') return { code: String(code), msg: message, data, ts: now };
  if (family === 'fb') return { success: code === FB_SUCCESS, code, message, data };
  return { status_code: code, message, data };
}

/** Puts a successful answer into its envelope; OB and DB lists are deflated unless the call says otherwise (API-022, OPEN-021). */
export function wrapSuccess(call: Call, data: unknown, now: number): unknown {
  if (call.family === 'raw') return data;
  const carried = call.family === 'ob' && !call.noDecode ? deflated(data) : data;
  return wrap(
    call.family,
    { code: successCode(call.family), message: 'success', data: carried ?? null },
    now,
  );
}

/** JSON, zlib, base64: the form of the lists whose names end in PB. */
export function deflated(value: unknown): string {
  return deflateSync(Buffer.from(JSON.stringify(value ?? null), 'utf8')).toString('base64');
}

/**
 * The text of an answer. Where the call says so, long runs of digits travel as bare integers beyond 2^53 (CALL-013).
 */
export function serialise(call: Pick<Call, 'bigIntegers'>, answer: unknown): string {
  const text = JSON.stringify(answer);
  return call.bigIntegers ? text.replace(/:"(\d{17,19})"/g, ':$1') : text;
}
