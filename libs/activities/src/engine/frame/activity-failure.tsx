import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { PATHS, useBrand } from '@heptad/feature-module';
import { Button, EmptyState, ErrorState, OfflineState } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShownActivity } from './use-shown-activity';

/** There is no such activity, or none of its kind runs now; the list is the way on. */
export function NoActivity({ none = false }: { readonly none?: boolean }) {
  const { t } = useTranslation('activities');
  const { assets } = useBrand();
  const navigate = useNavigate();
  return (
    <EmptyState
      art={<img src={assets.empty} alt="" className="h-24" />}
      title={t(none ? 'engine.noneRuns' : 'unknown')}
      description={t(none ? 'engine.noneRunsHint' : 'unknownHint')}
      action={<Button onClick={() => void navigate(PATHS.activityList)}>{t('toList')}</Button>}
    />
  );
}

interface ActivityFailureProps {
  readonly error: ApiError;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of an activity: that none of its kind runs, why it cannot be had, or that it is on its way. */
export function InPlaceOfActivity(props: {
  readonly shown: Pick<ShownActivity, 'isNone' | 'error' | 'retrying' | 'onRetry'>;
  /** Drawn while it is on its way. */
  readonly waiting: ReactNode;
}) {
  const { isNone, error, retrying, onRetry } = props.shown;
  if (isNone) return <NoActivity none />;
  if (error === undefined) return props.waiting;
  return <ActivityFailure error={error} retrying={retrying} onRetry={onRetry} />;
}

/** Why an activity cannot be shown, and the way on. */
export function ActivityFailure({ error, retrying, onRetry }: ActivityFailureProps) {
  const { t } = useTranslation('activities');
  const retry = { retryLabel: t('retry'), retrying, onRetry };
  if (isRefusedWith(error, REQUEST_CODES.notFound)) return <NoActivity />;
  return error.kind === 'offline' ? (
    <OfflineState title={t('offline')} {...retry} />
  ) : (
    <ErrorState title={t('detailFailed')} {...retry} />
  );
}
