import type { ApiError } from '@heptad/api-client';
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

/** An answer that has its shape and makes no sense all the same. */
export function senseless(call: string, original: string): Refused {
  return {
    ok: false,
    error: {
      kind: 'malformed',
      message: '系统异常，请稍后重试或联系客服',
      messageKey: 'system',
      original,
      call,
    },
  };
}
