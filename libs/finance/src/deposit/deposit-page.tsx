import { formatAmount, formatDateTime, formatMoney } from '@heptad/formatting';
import { lazyWithMessages, PATHS, useBack, useServices } from '@heptad/feature-module';
import { useCloseOnLeave } from '@heptad/idempotent-write';
import { useCurrency } from '@heptad/session';
import { Cell, Countdown, ErrorState, Icon, NavigationLink, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CentreBalance } from '../payments/centre-balance';
import { MoneyColumns } from '../payments/money-columns';
import { OrderHistory } from '../payments/order-history';
import type { Deposit } from '../payments/payment';
import { joinOrders, useDepositChannelsQuery, useDepositsInfiniteQuery } from '../payments/payment-queries';
import { depositWrite, type WithDeposit } from '../payments/payment-writes';
import { useMoneyWatch } from '../payments/use-money-watch';
import type { FinanceServices } from '../services';
import { DepositForm } from './deposit-form';
import { depositInformationPath } from './deposit-paths';
import { DepositStateBadge } from './deposit-state';

export { messages } from './deposit-texts';

const LimitsOffer = lazyWithMessages('finance', () => import('./limits-offer/limits-offer'));

/** The order that waits to be paid, one tap away. */
function WaitingOrder({ order, onOver }: { readonly order: Deposit; readonly onOver: () => void }) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const { clock } = useServices<FinanceServices>();
  return (
    <NavigationLink
      href={depositInformationPath(order.orderNo)}
      className="flex min-h-[60px] items-center gap-3 rounded-m border border-warning bg-raised px-4 py-2 text-text focus-visible:outline-2 focus-visible:outline-focus"
    >
      <Icon name="clock" className="text-warning" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm">
          {t('deposit.waiting', { amount: formatAmount(order.amount, currency) })}
        </span>
        <Countdown
          until={order.expiresAt}
          now={clock.now}
          label={t('deposit.left')}
          onEnd={onOver}
          className="text-xs text-muted"
        />
      </span>
      <span className="shrink-0 text-sm text-link">{t('deposit.goOn')}</span>
    </NavigationLink>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-[546px] rounded-m" />
      <Skeleton className="h-[96px] rounded-m" />
      <Skeleton className="h-[132px] rounded-l" />
      <Skeleton className="h-[52px] rounded-m" />
    </div>
  );
}

/** Paying play money in (ROUTE-025): channels with their bounds, the order, and what became of earlier ones. */
export default function DepositPage() {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  const { language, clock } = useServices<FinanceServices>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const back = useBack(PATHS.mineFinanceMyWallet);
  const progress = useSelector((state: WithDeposit) => depositWrite.select(state));
  const { data: wallet } = useWalletQuery();
  const channels = useDepositChannelsQuery(undefined, { refetchOnMountOrArgChange: true });
  const history = useDepositsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const orders = joinOrders(history.data?.pages ?? []);
  useMoneyWatch(orders.some(({ state }) => state === 'paid'));
  const waiting = orders.find(({ state, expiresAt }) => state === 'created' && expiresAt > clock.now());
  const made = progress.status === 'succeeded' ? progress.end.orderNo : undefined;

  useEffect(() => {
    if (made === undefined) return;
    dispatch(depositWrite.actions.writeClosed());
    void navigate(depositInformationPath(made));
  }, [made, dispatch, navigate]);
  useCloseOnLeave(depositWrite);

  return (
    <TitlePage title={t('deposit.title')} back={{ label: t('back'), onPress: back }}>
      <MoneyColumns
        beside={
          <div className="flex min-w-0 flex-col gap-4">
            <OrderHistory
              title={t('deposit.history')}
              empty={t('deposit.empty')}
              query={history}
              renderOrder={(order) => (
                <Cell
                  key={order.orderNo}
                  title={t(`deposit.channels.${order.channel}`)}
                  description={formatDateTime(order.createdAt, language.current())}
                  href={depositInformationPath(order.orderNo)}
                  trailing={
                    <span className="flex flex-col items-end gap-1">
                      <span className="text-base text-text">{formatAmount(order.amount, currency)}</span>
                      <DepositStateBadge state={order.state} />
                    </span>
                  }
                />
              )}
            />
            {/* At the end of the page, where it moves nothing when it comes. */}
            {history.data !== undefined && orders.length === 0 && (
              <Suspense fallback={null}>
                <LimitsOffer />
              </Suspense>
            )}
          </div>
        }
      >
        <CentreBalance
          amount={wallet === undefined ? '–' : formatMoney(wallet.centre)}
          currency={wallet?.currency}
        >
          {wallet !== undefined && t('currency', { currency: wallet.currency })}
        </CentreBalance>
        {waiting !== undefined && <WaitingOrder order={waiting} onOver={() => void history.refetch()} />}
        {channels.data === undefined && !channels.isError && <FormSkeleton />}
        {channels.data === undefined && channels.isError && (
          <ErrorState
            title={t('deposit.loadFailed')}
            retryLabel={t('reload')}
            retrying={channels.isFetching}
            onRetry={() => void channels.refetch()}
          />
        )}
        {channels.data !== undefined && (
          <DepositForm channels={channels.data} currency={wallet?.currency ?? ''} />
        )}
        <p className="text-center text-xs text-muted">{t('playMoney')}</p>
      </MoneyColumns>
    </TitlePage>
  );
}
