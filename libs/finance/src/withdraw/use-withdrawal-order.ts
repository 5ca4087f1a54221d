import { useServices } from '@heptad/feature-module';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Money } from '@heptad/formatting';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { amountForm, readBounded, type AmountBounds } from '../payments/amount-bounds';
import type { WithdrawalLimits } from '../payments/payment';
import type { PayoutAccount } from '../payout/payout-account';
import { withdrawalWrite, type WithdrawalRequest, type WithWithdrawal } from '../payments/payment-writes';
import type { FinanceServices } from '../services';
import { payeeOf } from './payee';
import { withdrawalBounds, withdrawalCost, type WithdrawalCost } from './withdraw-rules';

/** A withdrawal as it is filled in. */
export interface WithdrawalOrder {
  /** Where the money goes; undefined where the member has no account that it can leave to. */
  readonly account: PayoutAccount | undefined;
  readonly choose: (id: string) => void;
  /** Whether an account is lacking for what was tried. */
  readonly lacksAccount: boolean;
  readonly bounds: AmountBounds;
  readonly control: Control<{ amount: string }>;
  /** What is typed, once it may be withdrawn. */
  readonly amount: Money | undefined;
  /** What it costs. */
  readonly cost: WithdrawalCost | undefined;
  readonly fill: (text: string) => void;
  readonly submit: () => void;
}

export interface WithdrawalOrderOptions {
  readonly limits: WithdrawalLimits;
  readonly accounts: readonly PayoutAccount[];
  /** All is filled in: it can be looked at and confirmed. */
  readonly onFilledIn: (request: WithdrawalRequest, account: PayoutAccount) => void;
}

/** Fills in a withdrawal, within the limits of now. It is empty again after one has succeeded. */
export function useWithdrawalOrder({
  limits,
  accounts,
  onFilledIn,
}: WithdrawalOrderOptions): WithdrawalOrder {
  const dispatch = useDispatch();
  const { clock } = useServices<FinanceServices>();
  const { status } = useSelector((state: WithWithdrawal) => withdrawalWrite.select(state));
  const [wanted, setWanted] = useState<string>();
  const [tried, setTried] = useState(false);
  const account = payeeOf(accounts, wanted, clock.now());
  const bounds = withdrawalBounds(limits);
  const { control, handleSubmit, setValue, formState, reset } = useForm({
    resolver: valibotResolver(amountForm(bounds)),
    defaultValues: { amount: '' },
  });
  const { isSubmitted } = formState;
  const reading = readBounded(useWatch({ control, name: 'amount' }), bounds);

  useEffect(() => {
    if (status !== 'succeeded') return;
    reset();
    setTried(false);
  }, [status, reset]);

  const submit = handleSubmit(({ amount }) => {
    const typed = readBounded(amount, bounds);
    if (!typed.ok || account === undefined) return;
    const { fee } = withdrawalCost(typed.amount, limits);
    dispatch(withdrawalWrite.actions.writeClosed());
    onFilledIn({ accountId: account.id, amount: typed.amount, fee }, account);
  });
  return {
    account,
    choose: setWanted,
    lacksAccount: tried && account === undefined,
    bounds,
    control,
    amount: reading.ok ? reading.amount : undefined,
    cost: reading.ok ? withdrawalCost(reading.amount, limits) : undefined,
    fill: (text) => setValue('amount', text, { shouldValidate: isSubmitted }),
    submit() {
      setTried(true);
      void submit();
    },
  };
}
