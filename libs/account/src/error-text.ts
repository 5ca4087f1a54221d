import type { ApiError } from '@heptad/api-client';
import type { TFunction } from 'i18next';

/** What a member reads of an error: the product's own words in the language shown, the platform's as they came. */
export function errorText({ messageKey, message }: ApiError, t: TFunction<'account'>): string {
  return messageKey === undefined ? message : t(`errors.${messageKey}`, { ns: 'shell' });
}
