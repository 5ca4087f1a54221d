import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount, Amounts } from '../bet-card/amount';
import { signedAmount } from '../bet-card/signed-amount';
import type { RecordTotals } from '../bet-list/bet-record';

export interface TotalsCardProps {
  readonly totals: RecordTotals;
  readonly settled: boolean;
  /** At the end of the heading, and below the sums. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The sums of everything that the filters let through; what was won or lost only where bets are settled. */
export function TotalsCard({ totals, settled, action, children }: TotalsCardProps) {
  const { t } = useTranslation('records');
  const currency = useCurrency();
  const net = signedAmount(totals.winLoss, currency);
  const figures: readonly { readonly label: string; readonly text: string; readonly tone?: string }[] = [
    { label: t('totals.bets'), text: String(totals.bets) },
    { label: t('totals.stake'), text: formatAmount(totals.stake, currency) },
    ...(settled
      ? [
          { label: t('totals.turnover'), text: formatAmount(totals.turnover, currency) },
          { label: t('totals.won'), text: formatAmount(totals.won, currency) },
          { label: t('totals.lost'), text: formatAmount(totals.lost, currency) },
          { label: t('totals.net'), text: net.text, tone: net.tone },
        ]
      : [{ label: t('totals.potential'), text: formatAmount(totals.returns, currency) }]),
  ];
  return (
    <section aria-label={t('totals.label')} className="rounded-l bg-raised px-4 pt-1 pb-4 shadow-1">
      <header className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-sm font-semibold text-text">{t('totals.label')}</h2>
        {action}
      </header>
      <Amounts across={settled ? '3-6' : 3}>
        {figures.map(({ label, text, tone }) => (
          <Amount key={label} label={label} tone={tone}>
            {text}
          </Amount>
        ))}
      </Amounts>
      {children}
    </section>
  );
}
