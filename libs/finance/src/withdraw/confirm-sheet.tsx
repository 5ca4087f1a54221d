import { errorText } from '@heptad/api-client';
import { md5 } from '@heptad/crypto';
import { formatMoney, subtractMoney } from '@heptad/formatting';
import { BottomSheet, Button, PasswordField } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import type { PayoutAccount } from '../payments/payment';
import { withdrawalWrite, type WithdrawalRequest, type WithWithdrawal } from '../payments/payment-writes';
import { SummaryRows } from '../payments/summary-rows';

const MAX_PASSWORD_LENGTH = 32;
const passwordForm = v.object({
  password: v.pipe(
    v.string(),
    v.nonEmpty('withdraw.passwordMissing'),
    v.maxLength(MAX_PASSWORD_LENGTH, 'withdraw.passwordTooLong'),
  ),
});

/** What is about to be confirmed. */
export interface Confirmation {
  /** Of this look alone: nothing typed in one is there in the next. */
  readonly id: string;
  readonly request: WithdrawalRequest;
  readonly account: PayoutAccount;
  /** Whether it is one that was sent before, without an end. */
  readonly again: boolean;
}

export interface ConfirmSheetProps {
  readonly confirmation: Confirmation;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The summary of a withdrawal, and the password that confirms it. A refusal is shown here, and the sheet stays open. */
export function ConfirmSheet({ confirmation, open, onOpenChange }: ConfirmSheetProps) {
  const { t } = useTranslation('finance');
  const dispatch = useDispatch();
  const progress = useSelector((state: WithWithdrawal) => withdrawalWrite.select(state));
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const problem = formState.errors.password?.message;
  const { request, account, again } = confirmation;
  const { writeRequested, writeSentAgain } = withdrawalWrite.actions;
  const { error } = progress.status === 'failed' ? progress : {};
  const submit = handleSubmit(({ password }) => {
    // A refused repetition means that the first was never carried out: what is sent now is a new withdrawal.
    const isRepetition = again && progress.status === 'undecided';
    dispatch(isRepetition ? writeSentAgain('', md5(password)) : writeRequested(request, md5(password)));
  });
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.confirmTitle')}
      closeLabel={t('account.close')}
    >
      <form noValidate className="flex flex-col gap-4 py-2" onSubmit={(event) => void submit(event)}>
        <SummaryRows
          rows={[
            { label: t('withdraw.amount'), value: formatMoney(request.amount) },
            { label: t('withdraw.fee'), value: formatMoney(request.fee) },
            {
              label: t('withdraw.arrives'),
              value: formatMoney(subtractMoney(request.amount, request.fee)),
              strong: true,
            },
            { label: t('account.to'), value: `${account.label} ${account.masked}` },
          ]}
        />
        <PasswordField
          {...register('password')}
          label={t('withdraw.password')}
          maxLength={MAX_PASSWORD_LENGTH}
          revealLabel={t('withdraw.reveal')}
          concealLabel={t('withdraw.conceal')}
          error={problem === undefined ? undefined : t(problem)}
        />
        {error !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {errorText(error, t)}
          </p>
        )}
        <Button type="submit" size="l" block busy={progress.status === 'sending'}>
          {t('withdraw.confirm')}
        </Button>
      </form>
    </BottomSheet>
  );
}
