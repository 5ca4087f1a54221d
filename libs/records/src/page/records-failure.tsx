import type { ApiError } from '@heptad/api-client';
import { ErrorState, OfflineState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

export interface RecordsFailureProps {
  readonly error: ApiError;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** What could not be loaded, by its word; bets unless given. */
  readonly word?: string;
}

/** Why there is no list, and a way to try again. */
export function RecordsFailure({ error, word = 'loadFailed', ...retry }: RecordsFailureProps) {
  const { t } = useTranslation('records');
  const [State, said] = error.kind === 'offline' ? [OfflineState, 'offline'] : [ErrorState, word];
  return <State title={t(said)} retryLabel={t('retry')} {...retry} />;
}
