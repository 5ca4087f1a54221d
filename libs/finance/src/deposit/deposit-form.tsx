import { valibotResolver } from '@hookform/resolvers/valibot';
import { money, shortMoney, typedMoney } from '@heptad/formatting';
import { useWriteSteps } from '@heptad/idempotent-write';
import { Button, Card, Chip } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { amountForm, readBounded } from '../payments/amount-bounds';
import { AmountField } from '../payments/amount-field';
import type { DepositChannel } from '../payments/payment';
import { depositWrite, type WithDeposit } from '../payments/payment-writes';
import { SummaryRows } from '../payments/summary-rows';
import { WriteNotice } from '../payments/write-notice';
import { ChannelChoice } from './channel-choice';
import { payAmountOf, payAmountText } from './pay-amount';

/** Which way, how much, what it comes to, and the order. */
export function DepositForm({
  channels,
  currency,
}: {
  readonly channels: readonly DepositChannel[];
  readonly currency: string;
}) {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const progress = useSelector((state: WithDeposit) => depositWrite.select(state));
  const busy = useSelector((state: WithDeposit) => depositWrite.selectIsOpen(state));
  const steps = useWriteSteps(depositWrite, progress);
  const [wanted, setWanted] = useState(channels.find(({ open }) => open)?.code);
  const channel = channels.find(({ code, open }) => open && code === wanted);
  const bounds = channel ?? { min: money('0.01'), max: money('0.01') };
  const { control, handleSubmit, setValue, trigger, formState } = useForm({
    resolver: valibotResolver(amountForm(bounds)),
    defaultValues: { amount: '' },
  });
  const { isSubmitted } = formState;
  const reading = readBounded(useWatch({ control, name: 'amount' }), bounds);
  const due = reading.ok ? payAmountOf(reading.amount, channel?.rate) : undefined;

  // What was wrong by one channel's bounds may be right by another's.
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [wanted, isSubmitted, trigger]);

  const fill = (amount: string): void => setValue('amount', amount, { shouldValidate: isSubmitted });
  const submit = handleSubmit(({ amount }) => {
    const typed = readBounded(amount, bounds);
    if (channel === undefined || !typed.ok) return;
    dispatch(depositWrite.actions.writeRequested({ channel: channel.code, amount: typed.amount }));
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ChannelChoice channels={channels} chosen={channel?.code} onChoose={setWanted} />
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
          <div className="flex flex-wrap gap-2">
            {channel.quick.map((amount) => (
              <Chip
                key={amount}
                selected={reading.ok && reading.amount === amount}
                onClick={() => fill(typedMoney(amount))}
              >
                {shortMoney(amount)}
              </Chip>
            ))}
          </div>
          <Card className="p-4">
            <SummaryRows
              rows={[
                ...(channel.rate === undefined
                  ? []
                  : [
                      {
                        label: t('deposit.rate'),
                        value: `1 ${channel.payCurrency} = ${channel.rate} ${currency}`,
                      },
                    ]),
                { label: t('deposit.fee'), value: t('free') },
                { label: t('deposit.within'), value: t('minutes', { count: channel.minutes }) },
                {
                  label: t('deposit.pay'),
                  value:
                    due === undefined
                      ? '–'
                      : `${payAmountText(due, channel.rate !== undefined)} ${channel.payCurrency}`,
                  strong: true,
                },
              ]}
            />
          </Card>
          <WriteNotice progress={progress} texts="deposit.status" steps={steps} />
          <Button type="submit" size="l" block busy={busy}>
            {t('deposit.submit')}
          </Button>
        </>
      )}
    </form>
  );
}
