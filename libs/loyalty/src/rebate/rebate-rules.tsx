import { formatAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RebateState } from './rebate';

const RULES = ['counts', 'odds', 'opposite', 'sum', 'grade', 'claim', 'free', 'corrected'] as const;

/** By which rules rebate is reckoned and paid. */
export function RebateRules({ state: { leastOdds, least } }: { readonly state: RebateState }) {
  const { t } = useTranslation('loyalty');
  const currency = useCurrency();
  return (
    <Card as="section" aria-labelledby="rebate-rules">
      <h2 id="rebate-rules" className="mb-2 text-base font-semibold">
        {t('rebate.rules.title')}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
        {RULES.map((rule) => (
          <li key={rule}>
            {t(`rebate.rules.${rule}`, { odds: leastOdds, least: formatAmount(least, currency) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
