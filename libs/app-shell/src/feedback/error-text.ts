import type { ApiError } from '@heptad/api-client';
import type { TFunction } from 'i18next';

/** What a member reads of an error: the product's own texts in the chosen language, the platform's as they came. */
export function errorText(error: ApiError, t: TFunction): string {
  return error.messageKey === undefined ? error.message : t(`errors.${error.messageKey}`, { ns: 'shell' });
}
