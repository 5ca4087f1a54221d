import { errorText, isRefusedWith, type ApiError } from '@heptad/api-client';
import { BUSINESS_CODES, secondaryPassword } from '@heptad/contracts';
import { formatTime } from '@heptad/formatting';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

const MAX_PASSWORD_LENGTH = 32;

/** The secondary password as it is typed. Messages are keys of the feature's texts. */
export const fundPassword = v.pipe(
  v.string(),
  v.nonEmpty('fundPassword.missing'),
  v.maxLength(MAX_PASSWORD_LENGTH, 'fundPassword.tooLong'),
);

/** Why what the secondary password guards was refused, in the language shown: how many tries are left, until when it is locked. */
export function guardedFailureText(error: ApiError, t: TFunction<'finance'>): string {
  const data = error.kind === 'business' ? error.data : undefined;
  if (isRefusedWith(error, BUSINESS_CODES.passwordWrong) && v.is(secondaryPassword.wrong, data))
    return t('fundPassword.wrong', { count: data.left });
  if (isRefusedWith(error, BUSINESS_CODES.passwordLocked) && v.is(secondaryPassword.locked, data))
    return t('fundPassword.locked', { time: formatTime(data.lockedUntil) });
  return errorText(error, t);
}
