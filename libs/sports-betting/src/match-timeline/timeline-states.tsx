import { Button, Skeleton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

/** In the place of a timeline that is on its way. */
export function TimelineSkeleton() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-24 rounded-m" />
    </div>
  );
}

export interface TimelineFailedProps {
  /** It is being asked for again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Says that a timeline could not be had, with a way to ask again. */
export function TimelineFailed({ busy, onRetry }: TimelineFailedProps) {
  const { t } = useTranslation('sports');
  return (
    <div role="alert" className="flex items-center justify-between gap-3 text-sm">
      <span className="min-w-0">{t('timeline.failed')}</span>
      <Button size="s" variant="secondary" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Says that the venue reports no timeline of a match. */
export function TimelineUntold() {
  const { t } = useTranslation('sports');
  return <p className="text-sm text-muted">{t('timeline.untold')}</p>;
}
