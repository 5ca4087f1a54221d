import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../agents/agents';

/** The tiers of a plan, the lowest first. */
export function PlanTable({ plan: { id, tiers } }: { readonly plan: Plan }) {
  const { t } = useTranslation('agents');
  const currency = useCurrency();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(`plans.names.${id}`)}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pr-2 text-left font-normal">
            {t(`plans.from.${id}`)}
          </th>
          <th scope="col" className="p-2 text-right font-normal">
            {t('plans.active')}
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-normal">
            {t('plans.rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, active, percent }, place) => (
          <tr key={from} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 pr-2 text-left font-normal tabular-nums">
              {place === 0 ? t('plans.above') : t('plans.atLeast', { amount: formatAmount(from, currency) })}
            </th>
            <td className="p-2 text-right tabular-nums">{t('plans.members', { count: active })}</td>
            <td className="py-2.5 pl-2 text-right font-semibold tabular-nums">{percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
