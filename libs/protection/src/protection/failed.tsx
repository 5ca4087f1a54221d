import type { ApiError } from '@heptad/api-client';
import { writeFailureText } from '@heptad/idempotent-write';
import { useTranslation } from 'react-i18next';

/** Why a change was not made, or that this is not known, where its answer was no success. @param error of a mutation */
export function Failed({ error }: { readonly error: ApiError | object | undefined }) {
  const { t } = useTranslation('protection');
  const text = writeFailureText(error, t, t('unknownOutcome'));
  if (text === undefined) return null;
  return (
    <p role="alert" className="text-sm break-words text-danger">
      {text}
    </p>
  );
}
