import { errorText, isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import type { TFunction } from 'i18next';
import { secondsToWait } from './use-code-sending';

/** Why no code was sent, in the language shown. */
export function orderFailureText(error: ApiError, t: TFunction<'account'>): string {
  const seconds = secondsToWait(error);
  return seconds === undefined ? errorText(error, t) : t('code.tooEarly', { count: seconds });
}

/** Why a code was not taken, in the language shown. */
export function codeFailureText(error: ApiError, t: TFunction<'account'>): string {
  if (isRefusedWith(error, REQUEST_CODES.invalidRequest)) return t('code.wrongOrExpired');
  if (isRefusedWith(error, REQUEST_CODES.tooManyRequests)) return t('code.tooManyTries');
  return errorText(error, t);
}
