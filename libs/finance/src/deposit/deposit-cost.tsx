import type { Money } from '@heptad/formatting';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { DepositChannel } from '../payments/payment';
import { SummaryRows } from '../payments/summary-rows';
import { payAmountOf, payAmountText } from './pay-amount';

export interface DepositCostProps {
  readonly channel: DepositChannel;
  /** Of the wallet. */
  readonly currency: string;
  /** What reaches the wallet; undefined while it may not be paid. */
  readonly amount: Money | undefined;
}

/** What a deposit comes to by a channel: its rate, its fee, how long it takes, what has to be paid. */
export function DepositCost({ channel, currency, amount }: DepositCostProps) {
  const { t } = useTranslation('finance');
  const { rate, payCurrency, minutes } = channel;
  const due = amount === undefined ? undefined : payAmountOf(amount, rate);
  return (
    <Card>
      <SummaryRows
        rows={[
          ...(rate === undefined
            ? []
            : [{ label: t('deposit.rate'), value: `1 ${payCurrency} = ${rate} ${currency}` }]),
          { label: t('deposit.fee'), value: t('free') },
          { label: t('deposit.within'), value: t('minutes', { count: minutes }) },
          {
            label: t('deposit.pay'),
            value: due === undefined ? '–' : `${payAmountText(due, rate !== undefined)} ${payCurrency}`,
            strong: true,
          },
        ]}
      />
    </Card>
  );
}
