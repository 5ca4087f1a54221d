import { money, type Money } from '@heptad/formatting';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { amountForm, readBounded, type AmountBounds } from '../payments/amount-bounds';
import type { DepositChannel, DepositChannelCode } from '../payments/payment';
import { depositWrite } from '../payments/payment-writes';

/** A deposit as it is filled in. */
export interface DepositOrder {
  /** The one that was chosen, though it may have closed since; undefined where none was open. */
  readonly channel: DepositChannel | undefined;
  readonly choose: (code: DepositChannelCode) => void;
  readonly bounds: AmountBounds;
  readonly control: Control<{ amount: string }>;
  /** What is typed, once it may be paid. */
  readonly amount: Money | undefined;
  readonly fill: (text: string) => void;
  readonly submit: () => void;
}

/** Orders a deposit (CALL-067): by a channel, and within that channel's bounds. */
export function useDepositOrder(channels: readonly DepositChannel[]): DepositOrder {
  const dispatch = useDispatch();
  const [wanted, setWanted] = useState(channels.find(({ open }) => open)?.code);
  const channel = channels.find(({ code }) => code === wanted);
  const bounds = channel ?? { min: money('0.01'), max: money('0.01') };
  const { control, handleSubmit, setValue, trigger, formState } = useForm({
    resolver: valibotResolver(amountForm(bounds)),
    defaultValues: { amount: '' },
  });
  const { isSubmitted } = formState;
  const reading = readBounded(useWatch({ control, name: 'amount' }), bounds);

  // What was wrong by one channel's bounds may be right by another's, or by those of a while ago.
  const { min, max } = bounds;
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [wanted, min, max, isSubmitted, trigger]);

  const submit = handleSubmit(({ amount }) => {
    const typed = readBounded(amount, bounds);
    if (channel?.open !== true || !typed.ok) return;
    dispatch(depositWrite.actions.writeRequested({ channel: channel.code, amount: typed.amount }));
  });
  return {
    channel,
    choose: setWanted,
    bounds,
    control,
    amount: reading.ok ? reading.amount : undefined,
    fill: (text) => setValue('amount', text, { shouldValidate: isSubmitted }),
    submit: () => void submit(),
  };
}
