import { compareMoney, ZERO } from '@heptad/formatting';
import { useCloseOnLeave } from '@heptad/idempotent-write';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AmountField } from '../payments/amount-field';
import type { PayoutAccount, WithdrawalLimits } from '../payments/payment';
import { withdrawalWrite, type WithWithdrawal } from '../payments/payment-writes';
import { AccountChoice } from './account-choice';
import { ConfirmSheet } from './confirm-sheet';
import { CostCard } from './cost-card';
import { useLastLook } from './use-last-look';
import { useWithdrawalOrder } from './use-withdrawal-order';
import { mostWithdrawable } from './withdraw-rules';
import { WithdrawalStatus } from './withdrawal-status';

export interface WithdrawFormProps {
  readonly limits: WithdrawalLimits;
  readonly accounts: readonly PayoutAccount[];
  readonly most: number;
}

/** Where to, how much, what it costs; then the last look. */
export function WithdrawForm({ limits, accounts, most }: WithdrawFormProps) {
  const { t } = useTranslation('finance');
  const busy = useSelector((state: WithWithdrawal) => withdrawalWrite.selectIsOpen(state));
  const { confirmation, open, setOpen, show } = useLastLook();
  const { account, choose, lacksAccount, bounds, control, cost, fill, submit } = useWithdrawalOrder({
    limits,
    accounts,
    onFilledIn: (request, payee) => show(request, payee, false),
  });
  const everything = mostWithdrawable(limits);
  useCloseOnLeave(withdrawalWrite);
  // The sheets stand beside the form: what is sent in them must not send it too.
  return (
    <>
      <AccountChoice
        accounts={accounts}
        most={most}
        chosen={account}
        onChoose={choose}
        lacking={lacksAccount}
      />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
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
              onClick={() => fill(everything)}
              className="-mr-2"
            >
              {t('everything')}
            </Button>
          }
        />
        <CostCard limits={limits} cost={cost} />
        {!open && (
          <WithdrawalStatus accounts={accounts} onSendAgain={(order, payee) => show(order, payee, true)} />
        )}
        <Button type="submit" size="l" block busy={busy} disabled={limits.timesLeft === 0}>
          {t(limits.timesLeft === 0 ? 'withdraw.noneLeft' : 'withdraw.next')}
        </Button>
      </form>
      {confirmation !== undefined && (
        <ConfirmSheet key={confirmation.id} confirmation={confirmation} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
