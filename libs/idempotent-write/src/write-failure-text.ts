import { errorText, type ApiError, type Translate } from '@heptad/api-client';
import { isOutcomeUnknown } from '@heptad/venue-gateway';

/**
 * What a member reads of a write that has not come through. Where its answer was lost it may have been carried out all the
 * same: that it failed must not be said then.
 * @param error of a mutation
 * @param unknown says that the end is not known, and what to do
 * @param refusalText says why it was refused; the platform's own text unless given
 * @returns undefined where nothing has failed
 */
export function writeFailureText<T extends Translate>(
  error: ApiError | object | undefined,
  t: T,
  unknown: string,
  refusalText: (error: ApiError, t: T) => string = errorText,
): string | undefined {
  if (error === undefined || !('kind' in error)) return undefined;
  return isOutcomeUnknown(error) ? unknown : refusalText(error, t);
}
