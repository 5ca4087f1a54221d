import { formatMoney } from '@heptad/formatting';
import { useTranslation } from 'react-i18next';
import { signedAmount } from '../bet-card/signed-amount';
import type { RecordTotals } from '../bet-list/bet-record';

/** The sums of everything that the filters let through; turnover and win/loss only where bets are settled. */
export function TotalsCard({
  totals,
  settled,
}: {
  readonly totals: RecordTotals;
  readonly settled: boolean;
}) {
  const { t } = useTranslation('records');
  const winLoss = signedAmount(totals.winLoss);
  const figures = [
    { label: t('totals.bets'), text: String(totals.bets), tone: 'text-text' },
    { label: t('totals.stake'), text: formatMoney(totals.stake), tone: 'text-text' },
    ...(settled
      ? [
          { label: t('totals.turnover'), text: formatMoney(totals.turnover), tone: 'text-text' },
          { label: t('winLoss'), text: winLoss.text, tone: winLoss.tone },
        ]
      : []),
  ];
  return (
    <section aria-label={t('totals.label')} className="rounded-l bg-raised p-4 shadow-1">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, text, tone }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className={`numeric truncate text-lg ${tone}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
