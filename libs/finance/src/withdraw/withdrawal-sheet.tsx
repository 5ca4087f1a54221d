import { formatDateTime, formatAmount } from '@heptad/formatting';
import { useServices } from '@heptad/feature-module';
import { BottomSheet } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../payments/payment';
import { SummaryRows } from '../payments/summary-rows';
import type { FinanceServices } from '../services';
import { WithdrawalStateBadge } from './withdrawal-state';

export interface WithdrawalSheetProps {
  readonly order: Withdrawal;
  /** Code of the wallet's currency; undefined while it is not known. */
  readonly currency: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** All that is known of a withdrawal. Once asked for, nothing invites to take it back, and nothing can. */
export default function WithdrawalSheet({ order, currency, open, onOpenChange }: WithdrawalSheetProps) {
  const { t } = useTranslation('finance');
  const { language } = useServices<FinanceServices>();
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.detail')}
      closeLabel={t('account.close')}
    >
      <div className="flex flex-col gap-4 py-2">
        <SummaryRows
          rows={[
            { label: t('state'), value: <WithdrawalStateBadge state={order.state} /> },
            { label: t('withdraw.amount'), value: formatAmount(order.amount, currency) },
            { label: t('withdraw.fee'), value: formatAmount(order.fee, currency) },
            { label: t('withdraw.arrives'), value: formatAmount(order.arrives, currency), strong: true },
            { label: t('account.to'), value: `${order.account.label} ${order.account.masked}` },
            { label: t('orderNo'), value: order.orderNo },
            { label: t('orderedAt'), value: formatDateTime(order.createdAt, language.current()) },
          ]}
        />
        {order.message !== undefined && <p className="text-sm text-danger">{order.message}</p>}
      </div>
    </BottomSheet>
  );
}
