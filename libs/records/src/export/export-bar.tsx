import type { Export } from '@heptad/file-export';
import { Button } from '@heptad/ui-kit';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportProgressProps } from './export-progress';

// Comes with the first export; one that cannot be fetched leaves the export as it is, without its bar.
const ExportProgress = lazy<ComponentType<ExportProgressProps>>(() =>
  import('./export-progress').catch(() => ({ default: () => null })),
);

export interface ExportBarProps {
  readonly run: Pick<Export<never, never>, 'state' | 'stop'>;
  /** The words of what is exported; bets unless given. */
  readonly words?: 'export' | 'statement.export' | 'gameRounds.export';
  readonly onRetry: () => void;
}

/** The progress of an export and how it ended. Renders nothing before the first. */
export function ExportBar({ run: { state, stop }, words = 'export', onRetry }: ExportBarProps) {
  const { t } = useTranslation('records');
  if (state.step === 'idle') return null;
  if (state.step === 'running')
    return (
      <div className="flex items-center gap-3 pt-3">
        <Suspense fallback={<span className="flex-1" />}>
          <ExportProgress state={state} words={words} />
        </Suspense>
        <Button variant="plain" size="s" onClick={stop}>
          {t('cancel')}
        </Button>
      </div>
    );
  if (state.step === 'failed')
    return (
      <div role="alert" className="flex items-center justify-between gap-3 pt-3 text-sm text-danger">
        {t(`${words}.${state.error.kind === 'offline' ? 'offline' : 'failed'}`)}
        <Button variant="plain" size="s" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <p role="status" className="pt-3 text-sm break-words text-muted">
      {t(`${words}.${state.left > 0 ? 'cut' : 'done'}`, { number: state.count, left: state.left })}
    </p>
  );
}
