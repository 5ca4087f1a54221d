import { formatAmount, type Money } from '@heptad/formatting';
import { Card } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { DepositChannel } from '../payments/payment';
import { percent } from '../payments/percent';
import { SummaryRows } from '../payments/summary-rows';
import { feeOf, payAmountOf, payAmountText } from './pay-amount';

export interface DepositCostProps {
  readonly channel: DepositChannel;
  /** Of the wallet. */
  readonly currency: string;
  /** What reaches the wallet; undefined while it may not be paid. */
  readonly amount: Money | undefined;
}

/** What a deposit comes to by a channel: when it is open, its rate, its fee, how long it takes, what has to be paid. */
export function DepositCost({ channel, currency, amount }: DepositCostProps) {
  const { t } = useTranslation('finance');
  const { rate, feeRate, hours, payCurrency, minutes } = channel;
  const due = amount === undefined ? undefined : payAmountOf(amount, channel);
  const fee =
    feeRate === undefined
      ? t('free')
      : amount === undefined
        ? percent(feeRate)
        : t('deposit.feeOf', {
            rate: percent(feeRate),
            amount: formatAmount(feeOf(amount, feeRate), currency),
          });
  return (
    <Card>
      <SummaryRows
        rows={[
          {
            label: t('deposit.hours'),
            value:
              hours === undefined
                ? t('deposit.always')
                : t(hours.from < hours.to ? 'deposit.hoursOf' : 'deposit.nextDay', hours),
          },
          ...(rate === undefined
            ? []
            : [{ label: t('deposit.rate'), value: `1 ${payCurrency} = ${rate} ${currency}` }]),
          { label: t('deposit.fee'), value: fee },
          { label: t('deposit.within'), value: t('minutes', { count: minutes }) },
          {
            label: t('deposit.pay'),
            value:
              due === undefined
                ? '–'
                : payAmountText(due, { isCoin: rate !== undefined, currency: payCurrency }),
            strong: true,
          },
        ]}
      />
    </Card>
  );
}
