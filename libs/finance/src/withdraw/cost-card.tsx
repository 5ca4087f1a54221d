import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { WithdrawalLimits } from '../payments/payment';
import { percent } from '../payments/percent';
import { SummaryRows } from '../payments/summary-rows';
import type { WithdrawalCost } from './withdraw-rules';

export interface CostCardProps {
  readonly limits: WithdrawalLimits;
  /** Undefined while the amount may not be withdrawn. */
  readonly cost: WithdrawalCost | undefined;
}

/** What a withdrawal costs and what arrives, and why it costs anything. */
export function CostCard({ limits, cost }: CostCardProps) {
  const { t } = useTranslation('finance');
  return (
    <Card>
      <SummaryRows
        rows={[
          {
            label: t('withdraw.fee'),
            value: cost === undefined ? '–' : formatAmount(cost.fee, limits.currency),
          },
          { label: t('withdraw.time'), value: t('withdraw.soon') },
          {
            label: t('withdraw.arrives'),
            value: cost === undefined ? '–' : formatAmount(cost.arrives, limits.currency),
            strong: true,
          },
        ]}
      />
      {compareMoney(limits.turnoverLeft, ZERO) > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-xs text-muted">
          {t('withdraw.whyFee', {
            amount: formatAmount(limits.turnoverLeft, limits.currency),
            rate: percent(limits.feeRate),
            free: formatAmount(limits.free, limits.currency),
          })}
        </p>
      )}
    </Card>
  );
}
