import { useWriteSteps } from '@heptad/idempotent-write';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AmountField } from '../payments/amount-field';
import type { DepositChannel } from '../payments/payment';
import { depositWrite, type WithDeposit } from '../payments/payment-writes';
import { QuickAmounts } from '../payments/quick-amounts';
import { WriteNotice } from '../payments/write-notice';
import { ChannelChoice } from './channel-choice';
import { DepositCost } from './deposit-cost';
import { useDepositOrder } from './use-deposit-order';

export interface DepositFormProps {
  readonly channels: readonly DepositChannel[];
  readonly currency: string;
}

/** Which way, how much, what it comes to, and the order. */
export function DepositForm({ channels, currency }: DepositFormProps) {
  const { t } = useTranslation('finance');
  const progress = useSelector((state: WithDeposit) => depositWrite.select(state));
  const busy = useSelector((state: WithDeposit) => depositWrite.selectIsOpen(state));
  const steps = useWriteSteps(depositWrite, progress);
  const { channel, choose, bounds, control, amount, fill, submit } = useDepositOrder(channels);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChannelChoice channels={channels} chosen={channel?.code} onChoose={choose} />
      {channel === undefined ? (
        <p role="alert" className="text-sm text-warning">
          {t('deposit.noneOpen')}
        </p>
      ) : (
        <>
          <AmountField
            control={control}
            label={t('deposit.amount')}
            bounds={bounds}
            trailing={<span className="text-sm text-muted">{currency}</span>}
          />
          <QuickAmounts amounts={channel.quick} chosen={amount} onChoose={fill} />
          <DepositCost channel={channel} currency={currency} amount={amount} />
          <WriteNotice progress={progress} texts="deposit.status" steps={steps} />
          {!channel.open && (
            <p role="alert" className="text-sm text-warning">
              {t('deposit.closedNow')}
            </p>
          )}
          <Button type="submit" size="l" block busy={busy} disabled={!channel.open}>
            {t('deposit.submit')}
          </Button>
        </>
      )}
    </form>
  );
}
