import type { ApiError } from '@heptad/api-client';

/**
 * Whether a failed write may have happened all the same: the venue has to be asked, nothing may be sent again. A
 * business refusal and a request error of the client are certain, unless an answer was lost before them.
 */
export const isOutcomeUnknown = (error: ApiError): boolean => error.afterLost === true || isAnswerLost(error);

/** Whether the answer itself was lost: it says neither what became of this sending nor of one before. */
export function isAnswerLost(error: ApiError): boolean {
  switch (error.kind) {
    case 'business':
      return false;
    case 'http':
      return error.status >= 500 || error.status === 408;
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'cancelled':
    case 'unexpected':
      return true;
  }
}
