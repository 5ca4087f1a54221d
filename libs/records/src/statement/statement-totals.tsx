import { useBalancesVisible } from '@heptad/device';
import { subtractMoney } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { Button, IconButton } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { Amount, Amounts } from '../bet-card/amount';
import { ExportBar } from '../export/export-bar';
import type { RecordsServices } from '../services';
import { useMoneyText } from './line-amount';
import type { StatementPage } from './statement';
import { useStatementFile, type StatementExport } from './statement-export';
import type { StatementQuery } from './statement-filters';

export interface StatementTotalsProps {
  readonly page: StatementPage;
  /** By which the postings were found, and by which they are exported. */
  readonly query: StatementQuery;
  readonly run: StatementExport;
}

/** What came in and what went out of all that is found, and its export as a file. */
export function StatementTotals({ page: { totals, wallets }, query, run }: StatementTotalsProps) {
  const { t } = useTranslation('records');
  const [shown, setShown] = useBalancesVisible(useServices<RecordsServices>().device.items);
  const write = useMoneyText();
  const beginFile = useStatementFile(wallets);
  const exportAll = (): void => run.start(query, beginFile);
  const figures = [
    { label: t('statement.in'), value: totals.in },
    { label: t('statement.out'), value: totals.out },
    { label: t('statement.net'), value: subtractMoney(totals.in, totals.out) },
  ];
  return (
    <section aria-label={t('totals.label')} className="rounded-l bg-raised px-4 pt-1 pb-4 shadow-1">
      <header className="flex min-h-11 items-center gap-1">
        <h2 className="text-sm font-semibold text-text">{t('totals.label')}</h2>
        <IconButton
          icon={shown ? 'eye' : 'eyeOff'}
          label={t(shown ? 'statement.hide' : 'statement.show')}
          onClick={() => setShown(!shown)}
          className="mr-auto text-muted [&_svg]:size-5"
        />
        <Button
          variant="plain"
          size="s"
          disabled={totals.count === 0}
          busy={run.state.step === 'running'}
          onClick={exportAll}
          className="px-0!"
        >
          {t('export.start')}
        </Button>
      </header>
      <Amounts across={3}>
        {figures.map(({ label, value }) => (
          <Amount key={label} label={label}>
            {write(value)}
          </Amount>
        ))}
      </Amounts>
      {query.wallet === undefined && (
        <p className="pt-2 text-xs text-muted">{t('statement.withTransfers')}</p>
      )}
      <ExportBar run={run} words="statement.export" onRetry={exportAll} />
    </section>
  );
}
