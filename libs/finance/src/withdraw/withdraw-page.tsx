import { formatDateTime, formatAmount, formatMoney } from '@heptad/formatting';
import { PATHS, useBack, useServices } from '@heptad/feature-module';
import { Cell, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreBalance } from '../payments/centre-balance';
import { MoneyColumns } from '../payments/money-columns';
import type { Withdrawal } from '../payments/payment';
import { OrderHistory } from '../payments/order-history';
import {
  joinOrders,
  useWithdrawalLimitsQuery,
  useWithdrawalsInfiniteQuery,
} from '../payments/payment-queries';
import { usePayoutAccountsQuery } from '../payout/payout-queries';
import { useMoneyWatch } from '../payments/use-money-watch';
import type { FinanceServices } from '../services';
import { WithdrawForm } from './withdraw-form';
import { WithdrawalStateBadge } from './withdrawal-state';

const WithdrawalSheet = lazy(() => import('./withdrawal-sheet'));

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** As tall as the form is. */
function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[112px] rounded-l" />
      <Skeleton className="h-[144px] rounded-l" />
      <Skeleton className="h-[96px] rounded-m" />
      <Skeleton className="h-[116px] rounded-l" />
      <Skeleton className="h-[96px] rounded-l" />
      <Skeleton className="h-[52px] rounded-m" />
    </div>
  );
}

interface WithdrawalCellProps {
  readonly order: Withdrawal;
  readonly currency: string | undefined;
  readonly onPress: () => void;
}

/** One earlier withdrawal, which leads to all that is known of it. */
function WithdrawalCell({ order, currency, onPress }: WithdrawalCellProps) {
  const { language } = useServices<FinanceServices>();
  const { account, createdAt, amount, state } = order;
  return (
    <Cell
      title={`${account.label} ${account.masked}`}
      description={formatDateTime(createdAt, language.current())}
      onPress={onPress}
      trailing={
        <span className="flex flex-col items-end gap-1">
          <span className="text-base text-text">{formatAmount(amount, currency)}</span>
          <WithdrawalStateBadge state={state} />
        </span>
      }
    />
  );
}

/** Taking play money out (ROUTE-029): where to, how much, what it costs, and what became of earlier ones. */
export default function WithdrawPage() {
  const { t } = useTranslation('finance');
  const back = useBack(PATHS.mineFinanceMyWallet);
  const limits = useWithdrawalLimitsQuery(undefined, FRESH);
  const accounts = usePayoutAccountsQuery(undefined, FRESH);
  const history = useWithdrawalsInfiniteQuery(undefined, FRESH);
  const currency = limits.data?.currency;
  const [shown, setShown] = useState<string>();
  const [open, setOpen] = useState(false);
  const orders = joinOrders(history.data?.pages ?? []);
  useMoneyWatch(orders.some(({ state }) => state === 'held'));
  const order = orders.find(({ orderNo }) => orderNo === shown);
  const missing = limits.data === undefined || accounts.data === undefined;
  const failed = missing && (limits.isError || accounts.isError);
  return (
    <TitlePage title={t('withdraw.title')} back={{ label: t('back'), onPress: back }}>
      <MoneyColumns
        beside={
          <OrderHistory
            title={t('withdraw.history')}
            empty={t('withdraw.empty')}
            query={history}
            renderOrder={(each) => (
              <WithdrawalCell
                key={each.orderNo}
                order={each}
                currency={currency}
                onPress={() => {
                  setShown(each.orderNo);
                  setOpen(true);
                }}
              />
            )}
          />
        }
      >
        {failed && (
          <ErrorState
            title={t('withdraw.loadFailed')}
            retryLabel={t('reload')}
            retrying={limits.isFetching || accounts.isFetching}
            onRetry={() => {
              void limits.refetch();
              void accounts.refetch();
            }}
          />
        )}
        {missing && !failed && <FormSkeleton />}
        {limits.data !== undefined && accounts.data !== undefined && (
          <>
            <CentreBalance amount={formatMoney(limits.data.balance)} currency={limits.data.currency}>
              {t('withdraw.today', {
                amount: formatAmount(limits.data.dayLeft, limits.data.currency),
                count: limits.data.timesLeft,
              })}
            </CentreBalance>
            <WithdrawForm limits={limits.data} accounts={accounts.data.accounts} />
          </>
        )}
        <p className="text-center text-xs text-muted">{t('playMoney')}</p>
      </MoneyColumns>
      {order !== undefined && (
        <Suspense fallback={null}>
          <WithdrawalSheet
            currency={currency}
            key={order.orderNo}
            order={order}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </TitlePage>
  );
}
