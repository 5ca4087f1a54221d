import { EXTRA_PATHS, PATHS, useBack } from '@heptad/feature-module';
import { useCloseOnLeave } from '@heptad/idempotent-write';
import { Button, ErrorState, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useWalletQuery } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TransferForm } from './transfer-form';
import { TransferStatus } from './transfer-status';
import { transferWrite, type WithTransfer } from './transfer-write';

/** Where a transfer may lead back to: what the address names is followed only to where money is played with. */
const WAYS_BACK = [
  { below: PATHS.homeSports, word: 'goBetting' },
  { below: EXTRA_PATHS.venuesPlayByEnName.replace(':enName', ''), word: 'goPlaying' },
] as const;

function wayBackOf(returnTo: string | null) {
  const way = WAYS_BACK.find(({ below }) => returnTo?.startsWith(below) === true);
  return returnTo === null || way === undefined ? undefined : { to: returnTo, word: way.word };
}

/** Moving money from the centre wallet into a venue (ROUTE-028); its address may name the venue, the amount and the way back. */
export default function TransferPage() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const back = useBack(PATHS.mineFinanceMyWallet);
  const [query] = useSearchParams();
  const {
    data: wallet,
    error,
    refetch,
    isFetching,
  } = useWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const { status } = useSelector((state: WithTransfer) => transferWrite.select(state));
  useCloseOnLeave(transferWrite);
  const wayBack = wayBackOf(query.get('returnTo'));
  return (
    <TitlePage title={t('transferIn')} back={{ label: t('back'), onPress: back }}>
      {wallet === undefined && error !== undefined && (
        <ErrorState
          title={t('loadFailed')}
          retryLabel={t('reload')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {wallet === undefined && error === undefined && <Skeleton className="h-72 rounded-l" />}
      {wallet !== undefined && <TransferForm wallet={wallet} />}
      <TransferStatus currency={wallet?.currency} />
      {status === 'succeeded' && wayBack !== undefined && (
        <Button variant="secondary" block onClick={() => void navigate(wayBack.to, { replace: true })}>
          {t(wayBack.word)}
        </Button>
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
