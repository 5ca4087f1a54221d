import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** What is wrong with a field of a form, in the language shown. The schemas of this feature give keys of its texts as messages. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('account');
  return (error) => (error?.message === undefined ? undefined : t(error.message));
}
