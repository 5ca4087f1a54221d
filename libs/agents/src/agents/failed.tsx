import type { ApiError } from '@heptad/api-client';
import { writeFailureText } from '@heptad/idempotent-write';
import { useTranslation } from 'react-i18next';

export interface FailedProps {
  /** Of a mutation or of a call. */
  readonly error: ApiError | object | undefined;
  /** Says that the end is not known, where the usual words do not fit. */
  readonly unknown?: string;
}

/** Why something was not done, or that this is not known, where its answer was no success. */
export function Failed({ error, unknown }: FailedProps) {
  const { t } = useTranslation('agents');
  const text = writeFailureText(error, t, unknown ?? t('unknownOutcome'));
  if (text === undefined) return null;
  return (
    <p role="alert" className="text-sm break-words text-danger">
      {text}
    </p>
  );
}
