import { errorText, type ApiError } from '@heptad/api-client';
import { useTranslation } from 'react-i18next';

/** Why something was not done, where it was not. @param error of a mutation or of a call */
export function Failed({ error }: { readonly error: ApiError | object | undefined }) {
  const { t } = useTranslation('agents');
  if (error === undefined || !('kind' in error)) return null;
  return (
    <p role="alert" className="text-sm break-words text-danger">
      {errorText(error, t)}
    </p>
  );
}
