import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RecordTotals as Totals } from '../bet-list/bet-record';
import type { RecordsQuery } from '../bet-list/record-filters';
import { useRecordFile, type BetExport } from '../export/bet-export';
import { ExportBar } from '../export/export-bar';
import { TotalsCard } from './totals-card';

export interface RecordTotalsProps {
  readonly totals: Totals;
  /** By which the bets were found, and by which they are exported. */
  readonly query: RecordsQuery;
  readonly run: BetExport;
}

/** The sums of all bets found, and their export as a file. */
export function RecordTotals({ totals, query, run }: RecordTotalsProps) {
  const { t } = useTranslation('records');
  const beginFile = useRecordFile();
  const exportAll = (): void => run.start(query, beginFile);
  return (
    <TotalsCard
      totals={totals}
      settled={query.settled}
      action={
        <Button
          variant="plain"
          size="s"
          disabled={totals.bets === 0}
          busy={run.state.step === 'running'}
          onClick={exportAll}
          className="px-0!"
        >
          {t('export.start')}
        </Button>
      }
    >
      <ExportBar run={run} onRetry={exportAll} />
    </TotalsCard>
  );
}
