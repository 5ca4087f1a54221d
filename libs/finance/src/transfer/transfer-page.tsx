import { wallet as walletCalls } from '@heptad/contracts';
import { compareMoney, defined, formatMoney, money, shortMoney, ZERO } from '@heptad/formatting';
import { PATHS, useBack } from '@heptad/feature-module';
import { Button, Chip, ErrorState, MoneyField, Skeleton, TitlePage } from '@heptad/ui-kit';
import { useWalletQuery, type WalletBalance } from '@heptad/venue-gateway';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CentreBalance } from '../payments/centre-balance';
import { readBounded } from '../payments/amount-bounds';
import { amountOf } from './transfer-rules';
import { TransferStatus } from './transfer-status';
import { transferWrite, type WithTransfer } from './transfer-write';

const LEAST = money(walletCalls.LEAST_TRANSFER_AMOUNT);
const QUICK_AMOUNTS = ['100', '500', '1000', '5000'] as const;

interface VenueChoiceProps {
  readonly channels: readonly WalletBalance[];
  readonly chosen: string | undefined;
  readonly onChoose: (channel: string) => void;
}

function VenueChoice({ channels, chosen, onChoose }: VenueChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{t('chooseVenue')}</legend>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {channels.map(({ channel, name, balance, available }) => (
          <button
            key={channel}
            type="button"
            disabled={!available}
            aria-pressed={channel === chosen}
            onClick={() => onChoose(channel)}
            className="flex min-h-[60px] min-w-0 flex-col justify-center rounded-m border border-line bg-raised px-3 text-left focus-visible:outline-2 focus-visible:outline-focus disabled:opacity-50 aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent"
          >
            <span className="truncate text-sm text-text">{name}</span>
            <span className="truncate text-xs text-muted tabular-nums">
              {available ? formatMoney(balance) : t('underMaintenance')}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Moving money from the centre wallet into a venue (ROUTE-028); its address may name the venue, the amount and the way back. */
export default function TransferPage() {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const back = useBack(PATHS.mineFinanceMyWallet);
  const [query] = useSearchParams();
  const {
    data: wallet,
    error,
    refetch,
    isFetching,
  } = useWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = useSelector((state: WithTransfer) => transferWrite.selectIsOpen(state));
  const { status } = useSelector((state: WithTransfer) => transferWrite.select(state));
  const [channel, setChannel] = useState(query.get('channel') ?? undefined);
  const [text, setText] = useState(amountOf(query.get('amount')));
  const [tried, setTried] = useState(false);

  const reading = readBounded(text, {
    min: LEAST,
    ...defined({ available: wallet?.centre }),
  });
  const chosen = wallet?.channels.find((each) => each.channel === channel && each.available);
  // A leftover of an earlier transfer says nothing about this one.
  useEffect(() => () => void dispatch(transferWrite.actions.writeClosed()), [dispatch]);

  const submit = (): void => {
    setTried(true);
    if (open || !reading.ok || chosen === undefined) return;
    dispatch(
      transferWrite.actions.writeRequested({
        direction: 'in',
        channel: chosen.channel,
        amount: reading.amount,
      }),
    );
    setText('');
    setTried(false);
  };
  const returnTo = query.get('returnTo');
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
      {wallet !== undefined && (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <CentreBalance amount={formatMoney(wallet.centre)}>
            {t('currency', { currency: wallet.currency })}
          </CentreBalance>
          <div>
            <VenueChoice channels={wallet.channels} chosen={channel} onChoose={setChannel} />
            {tried && chosen === undefined && (
              <p role="alert" className="mt-2 text-sm text-danger">
                {t('problem.noVenue')}
              </p>
            )}
          </div>
          <MoneyField
            label={t('amount')}
            value={text}
            onValueChange={setText}
            placeholder={t('amountHint')}
            error={
              tried && !reading.ok ? t(`problem.${reading.problem}`, { min: shortMoney(LEAST) }) : undefined
            }
          />
          <div className="flex flex-wrap gap-2">
            {QUICK_AMOUNTS.map((amount) => (
              <Chip key={amount} onClick={() => setText(amount)}>
                {shortMoney(money(amount))}
              </Chip>
            ))}
            <Chip onClick={() => setText(wallet.centre)}>{t('everything')}</Chip>
          </div>
          <Button type="submit" size="l" block busy={open}>
            {t('confirm')}
          </Button>
          {chosen !== undefined && compareMoney(chosen.balance, ZERO) > 0 && (
            <Button
              variant="secondary"
              block
              busy={open}
              onClick={() =>
                dispatch(transferWrite.actions.writeRequested({ direction: 'back', channel: chosen.channel }))
              }
            >
              {t('bringBack', { amount: formatMoney(chosen.balance) })}
            </Button>
          )}
        </form>
      )}
      <TransferStatus />
      {status === 'succeeded' && returnTo?.startsWith(PATHS.homeSports) && (
        <Button variant="secondary" block onClick={() => void navigate(returnTo, { replace: true })}>
          {t('goBetting')}
        </Button>
      )}
      <p className="text-center text-xs text-muted">{t('playMoney')}</p>
    </TitlePage>
  );
}
