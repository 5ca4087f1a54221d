import { errorText } from '@heptad/api-client';
import { md5 } from '@heptad/crypto';
import { formatMoney } from '@heptad/formatting';
import { BottomSheet, Button, PasswordField } from '@heptad/ui-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import type { PayoutAccount } from '../payments/payment';
import type { PaymentRequest } from '../payments/payments-port';
import { paymentActions, selectWithdrawal, type WithPayments } from '../payments/payments-slice';
import { SummaryRows } from '../payments/summary-rows';
import type { WithdrawalCost } from './withdraw-rules';

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
  readonly request: Extract<PaymentRequest, { kind: 'withdrawal' }>;
  readonly account: PayoutAccount;
  readonly cost: WithdrawalCost;
}

export interface ConfirmSheetProps {
  readonly confirmation: Confirmation;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The last look at a withdrawal, and the password that lets it go. A refusal is said here; the sheet stays. */
export function ConfirmSheet({ confirmation, open, onOpenChange }: ConfirmSheetProps) {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const progress = useSelector((state: WithPayments) => selectWithdrawal(state));
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const problem = formState.errors.password?.message;
  const { request, account, cost } = confirmation;
  const submit = handleSubmit(({ password }) => {
    dispatch(paymentActions.requested(request, md5(password)));
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
            { label: t('withdraw.fee'), value: formatMoney(cost.fee) },
            { label: t('withdraw.arrives'), value: formatMoney(cost.arrives), strong: true },
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
        {progress.status === 'failed' && (
          <p role="alert" className="text-sm text-danger">
            {errorText(progress.error, t)}
          </p>
        )}
        <Button type="submit" size="l" block busy={progress.status === 'sending'}>
          {t('withdraw.confirm')}
        </Button>
      </form>
    </BottomSheet>
  );
}
