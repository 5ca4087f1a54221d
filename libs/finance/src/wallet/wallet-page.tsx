import { HIDDEN_AMOUNT, useBalancesVisible } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { formatMoney, sumMoney, compareMoney, ZERO } from '@heptad/formatting';
import { Button, Cell, List, RefreshPage, Skeleton } from '@heptad/ui-kit';
import { useWalletQuery, type Wallet } from '@heptad/venue-gateway';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CentreBalance } from '../payments/centre-balance';
import type { FinanceServices } from '../services';
import { transferPath } from '../transfer/transfer-path';
import { TransferStatus } from '../transfer/transfer-status';
import { transferWrite, type WithTransfer } from '../transfer/transfer-write';
import { keepVenues, knownVenues } from './known-venues';

/** The wallet before its answer: the venues that it had last, and no amount. */
function WalletSkeleton() {
  const { t } = useTranslation('finance');
  const { device, language } = useServices<FinanceServices>();
  const venues = knownVenues(device.items, language.current());
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <CentreBalance amount="–">{'\u00a0'}</CentreBalance>
      <Skeleton className="h-[44px] rounded-m" />
      {venues.length === 0 ? (
        <Skeleton className="h-64 rounded-m" />
      ) : (
        <List aria-label={t('venues')} className="shadow-1">
          {venues.map(({ channel, name }) => (
            <Cell key={channel} title={name} trailing={<Skeleton className="h-5 w-16" />} />
          ))}
        </List>
      )}
    </div>
  );
}

/** Keeps the venues of the wallet for the next visit. */
function useVenuesKept(wallet: Wallet | undefined): void {
  const { device, language } = useServices<FinanceServices>();
  useEffect(() => {
    if (wallet !== undefined) keepVenues(device.items, language.current(), wallet.channels);
  }, [wallet, device, language]);
}

function Channels({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('finance');
  const [shown] = useBalancesVisible(useServices<FinanceServices>().device.items);
  return (
    <List aria-label={t('venues')} className="shadow-1">
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
  const { t } = useTranslation('finance');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [shown] = useBalancesVisible(useServices<FinanceServices>().device.items);
  const open = useSelector((state: WithTransfer) => transferWrite.selectIsOpen(state));
  const query = useWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: wallet } = query;
  useVenuesKept(wallet);
  const outside = wallet === undefined ? ZERO : sumMoney(wallet.channels.map(({ balance }) => balance));
  return (
    <RefreshPage title={t('wallet')} query={query} say={t}>
      {wallet === undefined ? (
        <WalletSkeleton />
      ) : (
        <>
          <CentreBalance
            amount={shown ? formatMoney(wallet.centre) : HIDDEN_AMOUNT}
            currency={shown ? wallet.currency : undefined}
          >
            {t('currency', { currency: wallet.currency })}
          </CentreBalance>
          <TransferStatus />
          <div className="grid grid-cols-2 gap-3">
            <Button onClick={() => void navigate(transferPath({}))}>{t('transferIn')}</Button>
            <Button
              variant="secondary"
              busy={open}
              disabled={compareMoney(outside, ZERO) === 0}
              onClick={() => dispatch(transferWrite.actions.writeRequested({ direction: 'back' }))}
            >
              {t('recycleAll')}
            </Button>
          </div>
          <Channels wallet={wallet} />
        </>
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </RefreshPage>
  );
}
