import { dayKey } from '@heptad/formatting';
import { useBrand, useServices } from '@heptad/feature-module';
import { Button, Progress } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { rowWords } from '../bet-card/bet-words';
import type { RecordsServices } from '../services';
import type { Export, RecordFile } from './use-export';

/** Begins a file that is written page by page and then handed to the member; what writes it is fetched with the first. */
export function useRecordFile(): () => Promise<RecordFile> {
  const { t } = useTranslation('records');
  const { clock } = useServices<RecordsServices>();
  const { config } = useBrand();
  return async () => {
    const { recordFile } = await import('./record-file');
    return recordFile(`${config.code}-${t('export.file')}-${dayKey(clock.now())}.csv`, rowWords(t));
  };
}

export interface ExportBarProps {
  readonly run: Export;
  readonly onRetry: () => void;
}

/** The progress of an export and how it ended. Renders nothing before the first. */
export function ExportBar({ run: { state, stop }, onRetry }: ExportBarProps) {
  const { t } = useTranslation('records');
  if (state.step === 'idle') return null;
  if (state.step === 'running')
    return (
      <div className="flex items-center gap-3 pt-3">
        <Progress
          className="flex-1"
          label={t('export.running')}
          value={state.all === null ? null : state.done}
          max={state.all ?? 1}
          valueText={t('export.progress', { done: state.done, all: state.all ?? 0 })}
        />
        <Button variant="plain" size="s" onClick={stop}>
          {t('cancel')}
        </Button>
      </div>
    );
  if (state.step === 'failed')
    return (
      <div role="alert" className="flex items-center justify-between gap-3 pt-3 text-sm text-danger">
        {t(state.error.kind === 'offline' ? 'export.offline' : 'export.failed')}
        <Button variant="plain" size="s" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <p role="status" className="pt-3 text-sm break-words text-muted">
      {t(state.left > 0 ? 'export.cut' : 'export.done', { number: state.bets, left: state.left })}
    </p>
  );
}
