import { PATHS, useServices } from '@heptad/feature-module';
import { useCloseOnLeave } from '@heptad/idempotent-write';
import { Button, Card, Cell, LazyLoad, List, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useWalletQuery, type Wallet } from '@heptad/venue-gateway';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MoneyColumns } from '../payments/money-columns';
import type { FinanceServices } from '../services';
import { transferPath } from '../transfer/transfer-path';
import { TransferStatus } from '../transfer/transfer-status';
import { transferWrite } from '../transfer/transfer-write';
import { bringable } from './bring-back';
import { BringBackNotice } from './bring-back-notice';
import { keepVenues } from './known-venues';
import { LockedCard } from './locked-card';
import { useBringBack } from './use-bring-back';
import { VenueRow } from './venue-row';
import { WalletHead } from './wallet-head';
import { WalletSkeleton } from './wallet-skeleton';

export { messages } from './wallet-texts';

const TrendCard = lazy(() => import('./trend-card'));
const AutoTransferCard = lazy(() => import('./auto-transfer-card'));

/** Keeps the venues of the wallet for the next visit. */
function useVenuesKept(wallet: Wallet | undefined): void {
  const { device, language } = useServices<FinanceServices>();
  useEffect(() => {
    if (wallet !== undefined) keepVenues(device.items, language.current(), wallet.channels);
  }, [wallet, device, language]);
}

/** What is looked at less often, fetched when it comes near the window. */
function Beside({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('finance');
  const [chart, choice] = [
    <Skeleton key="chart" className="h-[140px]" />,
    <Skeleton key="choice" className="h-[144px] rounded-l" />,
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card as="section" aria-label={t('wallets.trend')}>
        <h2 className="mb-2 text-sm text-text">{t('wallets.trend')}</h2>
        <LazyLoad placeholder={chart}>
          <Suspense fallback={chart}>
            <TrendCard currency={currency} />
          </Suspense>
        </LazyLoad>
      </Card>
      <LazyLoad placeholder={choice}>
        <Suspense fallback={choice}>
          <AutoTransferCard />
        </Suspense>
      </LazyLoad>
    </div>
  );
}

function Wallets({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const { channels, currency } = wallet;
  const bringBack = useBringBack(channels);
  return (
    <MoneyColumns beside={<Beside currency={currency} />}>
      <WalletHead wallet={wallet} />
      <TransferStatus subject="" currency={currency} />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => void navigate(transferPath({}))}>{t('transferIn')}</Button>
        <Button
          variant="secondary"
          busy={bringBack.busy}
          disabled={!bringBack.busy && bringable(channels).length === 0}
          onClick={() => bringBack.from(channels)}
        >
          {t('recycleAll')}
        </Button>
      </div>
      <BringBackNotice bringBack={bringBack} currency={currency} />
      <LockedCard currency={currency} />
      <List aria-label={t('venues')} className="shadow-1">
        {channels.map((venue) => (
          <VenueRow
            key={venue.channel}
            venue={venue}
            currency={currency}
            onBringBack={() => bringBack.from([venue])}
          />
        ))}
      </List>
    </MoneyColumns>
  );
}

/** What the member has in the centre wallet and at each venue, and what of it is locked (ROUTE-024). */
export default function WalletPage() {
  const { t } = useTranslation('finance');
  const query = useWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: wallet } = query;
  useVenuesKept(wallet);
  useCloseOnLeave(transferWrite);
  return (
    <RefreshPage title={t('wallet')} query={query} say={t}>
      {wallet === undefined ? <WalletSkeleton /> : <Wallets wallet={wallet} />}
      {wallet === undefined ? (
        <Skeleton className="h-[52px] rounded-m" />
      ) : (
        <List className="shadow-1">
          <Cell title={t('balanceTreasure')} href={PATHS.activityBalancePrecious} />
        </List>
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </RefreshPage>
  );
}
