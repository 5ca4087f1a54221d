import { errorText, isRefusedWith, type ApiError } from '@heptad/api-client';
import { BUSINESS_CODES, secondaryPassword } from '@heptad/contracts';
import { formatTime } from '@heptad/formatting';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

/** Why a passkey was not added, and whether it is about the password that was typed. */
export interface PasskeyRefusal {
  readonly isOfPassword: boolean;
  readonly text: string;
}

/** The refusal in the language shown. */
export function passkeyRefusal(error: ApiError, t: TFunction<'account'>): PasskeyRefusal {
  const data = error.kind === 'business' ? error.data : undefined;
  if (isRefusedWith(error, BUSINESS_CODES.passwordWrong) && v.is(secondaryPassword.wrong, data))
    return { isOfPassword: true, text: t('passkeys.wrong', { count: data.left }) };
  if (isRefusedWith(error, BUSINESS_CODES.passwordLocked) && v.is(secondaryPassword.locked, data))
    return { isOfPassword: false, text: t('passkeys.locked', { time: formatTime(data.lockedUntil) }) };
  return { isOfPassword: false, text: errorText(error, t) };
}
