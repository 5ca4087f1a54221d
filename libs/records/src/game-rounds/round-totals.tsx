import { formatAmount, subtractMoney } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Amount, Amounts } from '../bet-card/amount';
import { signedAmount } from '../bet-card/signed-amount';
import { ExportBar } from '../export/export-bar';
import { useRoundExport, useRoundFile } from './round-export';
import type { RoundsQuery } from './round-filters';
import type { RoundPage } from './round-queries';

/** The sums of all rounds found, and their export as a file. */
export function RoundTotals({ first, query }: { readonly first: RoundPage; readonly query: RoundsQuery }) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const run = useRoundExport();
  const beginFile = useRoundFile();
  const exportAll = (): void => run.start(query, beginFile);
  const net = signedAmount(subtractMoney(first.win, first.stake), currency);
  return (
    <section aria-label={t('totals.label')} className="rounded-l bg-raised px-4 pt-1 pb-4 shadow-1">
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-sm font-semibold text-text">{t('totals.label')}</h2>
        <Button
          variant="plain"
          size="s"
          disabled={first.total === 0}
          busy={run.state.step === 'running'}
          onClick={exportAll}
          className="px-0!"
        >
          {t('export.start')}
        </Button>
      </header>
      <Amounts across="2-4">
        <Amount label={t('gameRounds.count')}>{String(first.total)}</Amount>
        <Amount label={t('totals.stake')}>{formatAmount(first.stake, currency)}</Amount>
        <Amount label={t('gameRounds.paid')}>{formatAmount(first.win, currency)}</Amount>
        <Amount label={t('totals.net')} tone={net.tone}>
          {net.text}
        </Amount>
      </Amounts>
      <ExportBar run={run} words="gameRounds.export" onRetry={exportAll} />
    </section>
  );
}
