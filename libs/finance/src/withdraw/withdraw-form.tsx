import { valibotResolver } from '@hookform/resolvers/valibot';
import { randomId } from '@heptad/device';
import { compareMoney, formatMoney, ZERO } from '@heptad/formatting';
import { useWriteSteps } from '@heptad/idempotent-write';
import { Button, Card } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { amountForm, readBounded } from '../payments/amount-bounds';
import { AmountField } from '../payments/amount-field';
import type { PayoutAccount, WithdrawalLimits } from '../payments/payment';
import { withdrawalWrite, type WithdrawalRequest, type WithWithdrawal } from '../payments/payment-writes';
import { SummaryRows } from '../payments/summary-rows';
import { WriteNotice } from '../payments/write-notice';
import { AccountChoice } from './account-choice';
import { ConfirmSheet, type Confirmation } from './confirm-sheet';
import { mostWithdrawable, percent, withdrawalBounds, withdrawalCost } from './withdraw-rules';

export interface WithdrawFormProps {
  readonly limits: WithdrawalLimits;
  readonly accounts: readonly PayoutAccount[];
  readonly most: number;
}

/** Where to, how much, what it costs; then the last look. */
export function WithdrawForm({ limits, accounts, most }: WithdrawFormProps) {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const progress = useSelector((state: WithWithdrawal) => withdrawalWrite.select(state));
  const busy = useSelector((state: WithWithdrawal) => withdrawalWrite.selectIsOpen(state));
  const [wanted, setWanted] = useState<string>();
  const [tried, setTried] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [asking, setAsking] = useState(false);
  const account = accounts.find(({ id }) => id === wanted) ?? accounts[0];
  const bounds = withdrawalBounds(limits);
  const { control, handleSubmit, setValue, formState, reset } = useForm({
    resolver: valibotResolver(amountForm(bounds)),
    defaultValues: { amount: '' },
  });
  const { isSubmitted } = formState;
  const reading = readBounded(useWatch({ control, name: 'amount' }), bounds);
  const cost = reading.ok ? withdrawalCost(reading.amount, limits) : undefined;
  const everything = mostWithdrawable(limits);
  const { status } = progress;

  // Once it is sent the sheet closes; a refusal is shown in the sheet.
  useEffect(() => {
    if (status !== 'succeeded' && status !== 'confirming') return;
    setAsking(false);
    if (status === 'succeeded') {
      reset();
      setTried(false);
    }
  }, [status, reset]);

  const look = (request: WithdrawalRequest, payee: PayoutAccount, again: boolean): void => {
    setConfirmation({ id: randomId(), request, account: payee, again });
    setAsking(true);
  };

  // A leftover of an earlier withdrawal says nothing about this one.
  useEffect(() => () => void dispatch(withdrawalWrite.actions.writeClosed()), [dispatch]);

  const submit = handleSubmit(({ amount }) => {
    const typed = readBounded(amount, bounds);
    if (!typed.ok || account === undefined) return;
    const { fee } = withdrawalCost(typed.amount, limits);
    dispatch(withdrawalWrite.actions.writeClosed());
    look({ accountId: account.id, amount: typed.amount, fee }, account, false);
  });
  // A withdrawal that never arrived is sent again unchanged. The password is stored nowhere, so it is asked for again.
  const order = progress.status === 'undecided' ? progress.order : undefined;
  const payee = accounts.find(({ id }) => id === order?.accountId);
  const steps = useWriteSteps(withdrawalWrite, progress, () => {
    if (order !== undefined && payee !== undefined) look(order, payee, true);
  }).filter(({ name }) => name !== 'sendAgain' || payee !== undefined);
  // The sheets stand beside the form: what is sent in them must not send it too.
  return (
    <>
      <AccountChoice
        accounts={accounts}
        most={most}
        chosen={account}
        onChoose={setWanted}
        lacking={tried && account === undefined}
      />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          void submit();
        }}
      >
        <AmountField
          control={control}
          label={t('withdraw.amount')}
          bounds={bounds}
          trailing={
            <Button
              size="s"
              variant="plain"
              disabled={compareMoney(everything, ZERO) === 0}
              onClick={() => setValue('amount', everything, { shouldValidate: isSubmitted })}
              className="-mr-2"
            >
              {t('everything')}
            </Button>
          }
        />
        <Card>
          <SummaryRows
            rows={[
              { label: t('withdraw.fee'), value: cost === undefined ? '–' : formatMoney(cost.fee) },
              { label: t('withdraw.time'), value: t('withdraw.soon') },
              {
                label: t('withdraw.arrives'),
                value: cost === undefined ? '–' : formatMoney(cost.arrives),
                strong: true,
              },
            ]}
          />
          {compareMoney(limits.turnoverLeft, ZERO) > 0 && (
            <p className="mt-3 border-t border-line pt-3 text-xs text-muted">
              {t('withdraw.whyFee', {
                amount: formatMoney(limits.turnoverLeft),
                rate: percent(limits.feeRate),
                free: formatMoney(limits.free),
              })}
            </p>
          )}
        </Card>
        {!asking && <WriteNotice progress={progress} texts="withdraw.status" steps={steps} />}
        <Button type="submit" size="l" block busy={busy} disabled={limits.timesLeft === 0}>
          {t(limits.timesLeft === 0 ? 'withdraw.noneLeft' : 'withdraw.next')}
        </Button>
      </form>
      {confirmation !== undefined && (
        <ConfirmSheet
          key={confirmation.id}
          confirmation={confirmation}
          open={asking}
          onOpenChange={setAsking}
        />
      )}
    </>
  );
}
