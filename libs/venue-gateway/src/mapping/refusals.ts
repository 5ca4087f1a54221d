import { malformed as malformedError, type ApiError } from '@heptad/api-client';
import { BUSINESS_CODES } from '@heptad/contracts';

interface Refused {
  readonly ok: false;
  readonly error: ApiError;
}

/** A refusal of the adapter itself. @param call whose it is */
export function refused(code: number, message: string, call: string): Refused {
  return { ok: false, error: { kind: 'business', code: String(code), message, call } };
}

/** The venue has no such match, or none any more. */
export function matchUnknown(call: string): Refused {
  return refused(BUSINESS_CODES.matchUnknown, '赛事不存在或已结束', call);
}

/** The venue has no such bet. */
export function betUnknown(call: string): Refused {
  return refused(BUSINESS_CODES.orderUnknown, '注单不存在', call);
}

/** An answer that fits its schema and cannot be true all the same. @param what for logs; no values of the member's */
export function malformed(call: string, what: string): Refused {
  return { ok: false, error: malformedError(call, what) };
}
