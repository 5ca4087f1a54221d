import type { ApiError } from '@heptad/api-client';
import { Button, EmptyState, ErrorState, OfflineState, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface RecordStateProps {
  /** Why there is no record; undefined while it is on its way. */
  readonly error: ApiError | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** The list that leads to records like it. */
  readonly home: string;
}

/** What stands in place of one record: that it is on its way, could not be had, or that there is none. */
export function RecordState({ error, retrying, onRetry, home }: RecordStateProps) {
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  if (error === undefined)
    return (
      <div aria-busy="true" data-state="loading" className="flex flex-col gap-4">
        <Skeleton className="h-[116px] rounded-l" />
        <Skeleton className="h-[180px] rounded-l" />
        <Skeleton className="h-[160px] rounded-l" />
      </div>
    );
  if (error.kind === 'business')
    return (
      <EmptyState
        icon="records"
        title={t('record.unknown')}
        action={
          <Button variant="secondary" onClick={() => void navigate(home, { replace: true })}>
            {t('record.toList')}
          </Button>
        }
      />
    );
  const retry = { retryLabel: t('retry'), retrying, onRetry };
  return error.kind === 'offline' ? (
    <OfflineState title={t('offline')} {...retry} />
  ) : (
    <ErrorState title={t('record.loadFailed')} {...retry} />
  );
}
