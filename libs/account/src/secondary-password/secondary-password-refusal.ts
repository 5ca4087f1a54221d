import { errorText, isRefusedWith, type ApiError } from '@heptad/api-client';
import { BUSINESS_CODES, secondaryPassword } from '@heptad/contracts';
import { formatTime } from '@heptad/formatting';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

/** Why a password was not set, and the field that it is about; none where it is about the form as a whole. */
export interface PasswordRefusal {
  readonly field: 'known' | 'password' | undefined;
  readonly text: string;
}

/**
 * The refusal in the language shown. `known` is the field of the password that proves who is there.
 * @param texts whose words say it
 */
export function passwordRefusal(
  error: ApiError,
  t: TFunction<'account'>,
  texts: 'secondary' | 'loginPassword' | 'quickLock' = 'secondary',
): PasswordRefusal {
  if (isOutcomeUnknown(error)) return { field: undefined, text: t(`${texts}.unknown`) };
  const data = error.kind === 'business' ? error.data : undefined;
  if (isRefusedWith(error, BUSINESS_CODES.passwordsAlike))
    return { field: 'password', text: t(`${texts}.alike`) };
  if (isRefusedWith(error, BUSINESS_CODES.passwordWrong) && v.is(secondaryPassword.wrong, data))
    return { field: 'known', text: t(`${texts}.wrong`, { count: data.left }) };
  if (isRefusedWith(error, BUSINESS_CODES.passwordLocked) && v.is(secondaryPassword.locked, data))
    return { field: undefined, text: t(`${texts}.locked`, { time: formatTime(data.lockedUntil) }) };
  return { field: undefined, text: errorText(error, t) };
}
