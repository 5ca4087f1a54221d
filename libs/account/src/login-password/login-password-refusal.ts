import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { BUSINESS_CODES } from '@heptad/contracts';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import type { TFunction } from 'i18next';
import { passwordRefusal, type PasswordRefusal } from '../secondary-password/secondary-password-refusal';

/** Why the login password was not changed, in the language shown. `known` is the field of the present one. */
export function loginPasswordRefusal(error: ApiError, t: TFunction<'account'>): PasswordRefusal {
  // A sending before the refused one, whose answer was lost, may be what changed the password.
  const isCertain = !isOutcomeUnknown(error);
  if (isCertain && isRefusedWith(error, BUSINESS_CODES.passwordUnchanged))
    return { field: 'password', text: t('loginPassword.same') };
  if (isCertain && isRefusedWith(error, BUSINESS_CODES.passwordOutdated))
    return { field: 'known', text: t('loginPassword.outdated') };
  return passwordRefusal(error, t, 'loginPassword');
}
