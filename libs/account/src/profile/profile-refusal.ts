import { errorText, isRefusedWith, type ApiError } from '@heptad/api-client';
import { BUSINESS_CODES } from '@heptad/contracts';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import type { TFunction } from 'i18next';
import { codeFailureText } from '../code/code-failure';

/** Why a change of the profile was refused, in the language shown. */
export function profileRefusal(error: ApiError, t: TFunction<'account'>): string {
  if (isOutcomeUnknown(error)) return t('profile.unknown');
  if (isRefusedWith(error, BUSINESS_CODES.holderDiffers)) return t('profile.name.differs');
  if (isRefusedWith(error, BUSINESS_CODES.nameFixed)) return t('profile.name.fixed');
  if (isRefusedWith(error, BUSINESS_CODES.birthdayFixed)) return t('profile.birthday.fixed');
  if (isRefusedWith(error, BUSINESS_CODES.notAdult)) return t('profile.birthday.young');
  if (isRefusedWith(error, BUSINESS_CODES.pictureWrong)) return t('profile.avatar.problem.type');
  return errorText(error, t);
}

/** Why a phone or an e-mail address was not bound, in the language shown. */
export function bindRefusal(error: ApiError, way: 'phone' | 'email', t: TFunction<'account'>): string {
  if (isOutcomeUnknown(error)) return t('profile.unknown');
  if (isRefusedWith(error, BUSINESS_CODES.contactTaken)) return t(`profile.${way}.taken`);
  if (isRefusedWith(error, BUSINESS_CODES.contactUnchanged)) return t(`profile.${way}.unchanged`);
  if (isRefusedWith(error, BUSINESS_CODES.proofMissing)) return t(`profile.${way}.proofMissing`);
  return codeFailureText(error, t);
}
