import { formatAmount, formatDate, formatResult } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { Month, MonthSums } from '../agents/agents';
import type { AgentsServices } from '../services';

/** One month of an agent: members brought, and what they came to where it is told. */
export function MonthRow({ month, leastActive }: { readonly month: Month; readonly leastActive: number }) {
  const { t } = useTranslation('agents');
  const currency = useCurrency();
  const { language } = useServices<AgentsServices>();
  const { sums, paidAt, state } = month;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-base font-medium tabular-nums">{month.month}</span>
        <span className="text-base font-semibold tabular-nums">
          {sums === undefined ? t(`months.state.${state}`) : formatAmount(sums.commission, currency)}
        </span>
      </div>
      <p className="text-sm text-muted">
        {t('months.brought', { count: month.brought })}
        {paidAt !== undefined && ` · ${t('months.paid', { date: formatDate(paidAt, language.current()) })}`}
      </p>
      {state === 'carried' && (
        <p className="text-sm text-muted">{t('months.carried', { count: leastActive })}</p>
      )}
      {sums !== undefined && <Sums sums={sums} />}
    </li>
  );
}

function Sums({ sums }: { readonly sums: MonthSums }) {
  const { t } = useTranslation('agents');
  const currency = useCurrency();
  const parts = [
    ['active', String(sums.active)],
    ['turnover', formatAmount(sums.turnover, currency)],
    ['net', formatResult(sums.net, currency)],
    ...(sums.percent === undefined ? [] : [['rate', `${sums.percent}%`] as const]),
    ...(sums.carriedIn === '0.00' ? [] : [['carriedIn', formatAmount(sums.carriedIn, currency)] as const]),
    ...(sums.carriedOut === '0.00' ? [] : [['carriedOut', formatAmount(sums.carriedOut, currency)] as const]),
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
      {parts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 items-baseline justify-between gap-2">
          <dt className="text-muted">{t(`months.${name}`)}</dt>
          <dd className="min-w-0 text-right break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
