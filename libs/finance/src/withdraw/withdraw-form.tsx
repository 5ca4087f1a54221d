import { compareMoney, ZERO } from '@heptad/formatting';
import { useCloseOnLeave } from '@heptad/idempotent-write';
import { Button } from '@heptad/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { AmountField } from '../payments/amount-field';
import type { WithdrawalLimits } from '../payments/payment';
import type { PayoutAccount } from '../payout/payout-account';
import { withdrawalWrite, type WithWithdrawal } from '../payments/payment-writes';
import { AccountChoice } from './account-choice';
import { CostCard } from './cost-card';
import { InCapitals } from './in-capitals';
import { MissingPassword } from './missing-password';
import { TurnoverCard } from './turnover-card';
import { useLastLook } from './use-last-look';
import { useWithdrawalOrder } from './use-withdrawal-order';
import { mostWithdrawable } from './withdraw-rules';
import { WithdrawalStatus } from './withdrawal-status';

const loadConfirmSheet = () => import('./confirm-sheet');
const ConfirmSheet = lazy(loadConfirmSheet);

export interface WithdrawFormProps {
  readonly limits: WithdrawalLimits;
  readonly accounts: readonly PayoutAccount[];
}

/** Where to, how much, what it costs; then the last look. */
export function WithdrawForm({ limits, accounts }: WithdrawFormProps) {
  const { t } = useTranslation('finance');
  const busy = useSelector((state: WithWithdrawal) => withdrawalWrite.selectIsOpen(state));
  const { confirmation, open, setOpen, show } = useLastLook();
  const { account, choose, lacksAccount, bounds, control, amount, cost, fill, submit } = useWithdrawalOrder({
    limits,
    accounts,
    onFilledIn: (request, payee) => show(request, payee, false),
  });
  const everything = mostWithdrawable(limits);
  useCloseOnLeave(withdrawalWrite);
  // Fetched while the form is filled in; where that fails, it is fetched again once it is wanted.
  useEffect(() => void loadConfirmSheet().catch(() => undefined), []);
  // The sheets stand beside the form: what is sent in them must not send it too.
  return (
    <>
      <AccountChoice accounts={accounts} chosen={account} onChoose={choose} lacking={lacksAccount} />
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
        <InCapitals amount={amount} />
        <CostCard limits={limits} cost={cost} />
        <TurnoverCard limits={limits} />
        {!limits.passwordSet && <MissingPassword />}
        {!open && (
          <WithdrawalStatus accounts={accounts} onSendAgain={(order, payee) => show(order, payee, true)} />
        )}
        <Button
          type="submit"
          size="l"
          block
          busy={busy}
          disabled={limits.timesLeft === 0 || !limits.passwordSet}
        >
          {t(limits.timesLeft === 0 ? 'withdraw.noneLeft' : 'withdraw.next')}
        </Button>
      </form>
      {confirmation !== undefined && (
        <Suspense fallback={null}>
          <ConfirmSheet
            key={confirmation.id}
            confirmation={confirmation}
            currency={limits.currency}
            nameWanted={limits.nameWanted}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
