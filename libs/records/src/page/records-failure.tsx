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
export function RecordsFailure({ error, retrying, onRetry, word = 'loadFailed' }: RecordsFailureProps) {
  const { t } = useTranslation('records');
  const retry = { retryLabel: t('retry'), retrying, onRetry };
  return error.kind === 'offline' ? (
    <OfflineState title={t('offline')} {...retry} />
  ) : (
    <ErrorState title={t(word)} {...retry} />
  );
}
