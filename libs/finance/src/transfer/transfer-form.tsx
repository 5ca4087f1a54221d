import { sportsVenueOf, wallet as walletCalls } from '@heptad/contracts';
import {
  compareMoney,
  formatAmount,
  formatMoney,
  money,
  shortAmount,
  ZERO,
  type Money,
} from '@heptad/formatting';
import { Button, Chip, MoneyField } from '@heptad/ui-kit';
import type { Wallet } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { readBounded } from '../payments/amount-bounds';
import { CentreBalance } from '../payments/centre-balance';
import { MoneyColumns } from '../payments/money-columns';
import { QuickAmounts } from '../payments/quick-amounts';
import { usePutBack } from '../payments/use-put-back';
import { amountOf } from './transfer-rules';
import { transferWrite, type WithTransfer } from './transfer-write';
import { VenueChoice } from './venue-choice';

const LEAST = money(walletCalls.LEAST_TRANSFER_AMOUNT);
const QUICK_AMOUNTS = ['100', '500', '1000', '5000'].map(money);

/** The amount of a transfer into a venue that came to nothing. */
function failedAmount(state: WithTransfer): Money | undefined {
  const progress = transferWrite.select(state);
  return progress.status === 'failed' && progress.order.direction === 'in'
    ? progress.order.amount
    : undefined;
}

/** The venue that an address names, in the product's spelling (VENUE-002). */
function channelOf(query: URLSearchParams): string | undefined {
  const named = query.get('channel') ?? undefined;
  return sportsVenueOf(named) ?? named;
}

/** Into which venue and how much; and everything back from it. The page's address may name both to begin with. */
export function TransferForm({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation('finance');
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const open = useSelector((state: WithTransfer) => transferWrite.selectIsOpen(state));
  const [channel, setChannel] = useState(channelOf(query));
  const [text, setText] = useState(amountOf(query.get('amount')));
  const [tried, setTried] = useState(false);
  usePutBack(useSelector(failedAmount), setText);
  const { writeRequested } = transferWrite.actions;
  const reading = readBounded(text, { min: LEAST, available: wallet.centre });
  const chosen = wallet.channels.find((each) => each.channel === channel && each.available);

  const submit = (): void => {
    setTried(true);
    if (open || !reading.ok || chosen === undefined) return;
    dispatch(writeRequested({ direction: 'in', channel: chosen.channel, amount: reading.amount }));
    setText('');
    setTried(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CentreBalance amount={formatMoney(wallet.centre)} currency={wallet.currency}>
        {t('currency', { currency: wallet.currency })}
      </CentreBalance>
      <MoneyColumns
        beside={
          <div className="flex min-w-0 flex-col gap-5">
            <MoneyField
              label={t('amount')}
              value={text}
              onValueChange={setText}
              placeholder={t('amountHint')}
              error={
                tried && !reading.ok
                  ? t(`problem.${reading.problem}`, { min: shortAmount(LEAST, wallet.currency) })
                  : undefined
              }
            />
            <QuickAmounts amounts={QUICK_AMOUNTS} onChoose={setText}>
              <Chip onClick={() => setText(wallet.centre)}>{t('everything')}</Chip>
            </QuickAmounts>
            <Button type="submit" size="l" block busy={open}>
              {t('confirm')}
            </Button>
            {chosen !== undefined && compareMoney(chosen.balance, ZERO) > 0 && (
              <Button
                variant="secondary"
                block
                busy={open}
                onClick={() => dispatch(writeRequested({ direction: 'back', channel: chosen.channel }))}
              >
                {t('bringBack', { amount: formatAmount(chosen.balance, wallet.currency) })}
              </Button>
            )}
          </div>
        }
      >
        <VenueChoice
          channels={wallet.channels}
          currency={wallet.currency}
          chosen={channel}
          onChoose={setChannel}
          lacking={tried && chosen === undefined}
        />
      </MoneyColumns>
    </form>
  );
}
