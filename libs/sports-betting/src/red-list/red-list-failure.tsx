import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState } from '@heptad/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface RedListFailureProps {
  /** Why there is nothing to show; none where the address names nothing. */
  readonly error: ApiError | SerializedError | undefined;
  readonly subject: 'person' | 'tip';
  readonly onRetry: () => void;
}

const TITLES = {
  person: { unknown: 'redList.noSuchPerson', failed: 'redList.personFailed' },
  tip: { unknown: 'redList.noSuchTip', failed: 'redList.tipFailed' },
} as const;

/** Says that a person or a tip is not there, with the way to the list; or that it could not be had, with another try. */
export function RedListFailure({ error, subject, onRetry }: RedListFailureProps) {
  const { t } = useTranslation('sports');
  const navigate = useNavigate();
  const { unknown, failed } = TITLES[subject];
  const refused = error !== undefined && 'kind' in error && isRefusedWith(error, REQUEST_CODES.notFound);
  if (error !== undefined && !refused)
    return <ErrorState title={t(failed)} retryLabel={t('retry')} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t(unknown)}
      {...(subject === 'tip' && { description: t('redList.forgotten') })}
      action={
        <Button variant="secondary" onClick={() => void navigate(PATHS.homeSportsRedList)}>
          {t('redList.toList')}
        </Button>
      }
    />
  );
}
