import { formatMoney, sumMoney, compareMoney, ZERO } from '@heptad/formatting';
import { useBrand, useServices } from '@heptad/feature-module';
import { Button, Cell, ErrorState, List, PullToRefresh, Skeleton, TopBar } from '@heptad/ui-kit';
import { useWalletQuery, type Wallet } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { HIDDEN_AMOUNT, useBalancesVisible } from '../balance-card/use-balances-visible';
import type { FinanceServices } from '../services';
import { transferPath } from '../transfer/transfer-path';
import { selectIsOpen, transferActions, type TransferProgress } from '../transfer/transfer-slice';
import { TransferStatus } from '../transfer/transfer-status';

function WalletSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-28 rounded-l" />
      <Skeleton className="h-64 rounded-m" />
    </div>
  );
}

function Channels({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('payments');
  const [shown] = useBalancesVisible();
  return (
    <List aria-label={t('venues')}>
      {wallet.channels.map(({ channel, name, balance, available }) => (
        <Cell
          key={channel}
          title={name}
          href={transferPath({ channel })}
          disabled={!available}
          {...(!available && { description: t('underMaintenance') })}
          trailing={
            <span className="text-base text-text">{shown ? formatMoney(balance) : HIDDEN_AMOUNT}</span>
          }
        />
      ))}
    </List>
  );
}

/** What the member has in the centre wallet and at each venue (ROUTE-024). */
export default function WalletPage() {
  const { t } = useTranslation('payments');
  const { language } = useServices<FinanceServices>();
  const { config } = useBrand();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [shown] = useBalancesVisible();
  const open = useSelector((state: { readonly transfer: TransferProgress }) => selectIsOpen(state));
  const {
    data: wallet,
    error,
    refetch,
    isFetching,
  } = useWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const outside = wallet === undefined ? ZERO : sumMoney(wallet.channels.map(({ balance }) => balance));
  return (
    <>
      <TopBar title={t('wallet')} tone="plain" />
      <PullToRefresh
        onRefresh={refetch}
        labels={{ pull: t('pull.pull'), release: t('pull.release'), refreshing: t('pull.refreshing') }}
      >
        <main className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 py-4">
          {wallet === undefined && error === undefined && <WalletSkeleton />}
          {wallet === undefined && error !== undefined && (
            <ErrorState
              title={t('loadFailed')}
              retryLabel={t('reload')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {wallet !== undefined && (
            <>
              <section className="rounded-l bg-head-special p-5 text-on-head-special shadow-1">
                <h2 className="text-sm">{config.labels.centreWallet[language.current()]}</h2>
                <p className="mt-1 text-3xl font-semibold tabular-nums" data-testid="centre-balance">
                  {shown ? formatMoney(wallet.centre) : HIDDEN_AMOUNT}
                </p>
                <p className="mt-1 text-xs">{t('currency', { currency: wallet.currency })}</p>
              </section>
              <TransferStatus />
              <div className="grid grid-cols-2 gap-3">
                <Button onClick={() => void navigate(transferPath({}))}>{t('transferIn')}</Button>
                <Button
                  variant="secondary"
                  busy={open}
                  disabled={compareMoney(outside, ZERO) === 0}
                  onClick={() => dispatch(transferActions.requested({ direction: 'back' }))}
                >
                  {t('recycleAll')}
                </Button>
              </div>
              <Channels wallet={wallet} />
            </>
          )}
          <p className="text-center text-xs text-muted">{t('playMoney')}</p>
        </main>
      </PullToRefresh>
    </>
  );
}
