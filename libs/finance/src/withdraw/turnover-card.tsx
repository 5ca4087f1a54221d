import { compareMoney, formatAmount, ZERO } from '@heptad/formatting';
import { PATHS } from '@heptad/feature-module';
import { Card, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { WithdrawalLimits } from '../payments/payment';
import { useTurnoverDutiesQuery } from '../payments/payment-queries';
import { SummaryRows } from '../payments/summary-rows';

/** Duties that are named here; the audit has all. */
const NAMED = 3;

/** What turnover is missing before everything is free of the fee, and which deposits and bonuses it comes from. */
export function TurnoverCard({ limits: { currency, turnoverLeft } }: { readonly limits: WithdrawalLimits }) {
  const { t } = useTranslation('finance');
  const missing = compareMoney(turnoverLeft, ZERO) > 0;
  const { data = [] } = useTurnoverDutiesQuery(undefined, { skip: !missing });
  const open = data.filter(({ left }) => compareMoney(left, ZERO) > 0);
  return (
    <Card>
      <SummaryRows
        rows={[
          {
            label: t('withdraw.turnover'),
            value: missing
              ? t('withdraw.turnoverLeft', { amount: formatAmount(turnoverLeft, currency) })
              : t('withdraw.turnoverDone'),
          },
          ...open.slice(0, NAMED).map(({ source, orderNo, left, amount }) => ({
            label: t(`withdraw.of.${source}`, { number: orderNo }),
            value: t('withdraw.leftOf', {
              left: formatAmount(left, currency),
              amount: formatAmount(amount, currency),
            }),
          })),
        ]}
      />
      <NavigationLink
        href={PATHS.mineAudit}
        className={`mt-1 -mb-3 inline-flex min-h-[44px] items-center rounded-s text-sm text-link ${FOCUS_RING}`}
      >
        {t('withdraw.toAudit')}
      </NavigationLink>
    </Card>
  );
}
