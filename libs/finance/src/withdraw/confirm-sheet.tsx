import { formatAmount, subtractMoney } from '@heptad/formatting';
import { BottomSheet, Button, TextField } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { FundPasswordField } from '../payments/fund-password-field';
import type { WithdrawalRequest } from '../payments/payment-writes';
import { SummaryRows } from '../payments/summary-rows';
import type { PayoutAccount } from '../payout/payout-account';
import { InCapitals } from './in-capitals';
import { useConfirmation } from './use-confirmation';

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
  /** Code of the wallet's currency. */
  readonly currency: string;
  /** Whether the member's name has to be confirmed first. */
  readonly nameWanted: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The summary of a withdrawal, and the password that confirms it. A refusal is shown here, and the sheet stays open. */
export default function ConfirmSheet({
  confirmation,
  currency,
  nameWanted,
  open,
  onOpenChange,
}: ConfirmSheetProps) {
  const { t } = useTranslation('finance');
  const { request, account, again } = confirmation;
  const { form, submit, busy, refusal } = useConfirmation(request, { again, nameWanted });
  const { errors } = form.formState;
  const wrong = (message: string | undefined) => (message === undefined ? undefined : t(message));
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.confirmTitle')}
      closeLabel={t('account.close')}
    >
      <form
        noValidate
        className="flex flex-col gap-4 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SummaryRows
          rows={[
            { label: t('withdraw.amount'), value: formatAmount(request.amount, currency) },
            { label: t('withdraw.fee'), value: formatAmount(request.fee, currency) },
            {
              label: t('withdraw.arrives'),
              value: formatAmount(subtractMoney(request.amount, request.fee), currency),
              strong: true,
            },
            { label: t('account.to'), value: `${account.label} ${account.masked}` },
          ]}
        />
        <InCapitals amount={request.amount} />
        {nameWanted && (
          <TextField
            {...form.register('name')}
            label={t('withdraw.name')}
            description={t('withdraw.nameHint')}
            maxLength={30}
            autoComplete="name"
            error={wrong(errors.name?.message)}
          />
        )}
        <FundPasswordField {...form.register('password')} error={wrong(errors.password?.message)} />
        {refusal !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
        <Button type="submit" size="l" block busy={busy}>
          {t('withdraw.confirm')}
        </Button>
      </form>
    </BottomSheet>
  );
}
