import { useWriteSteps } from '@heptad/idempotent-write';
import { useSelector } from 'react-redux';
import type { PayoutAccount } from '../payout/payout-account';
import { withdrawalWrite, type WithdrawalRequest, type WithWithdrawal } from '../payments/payment-writes';
import { WriteNotice } from '../payments/write-notice';

export interface WithdrawalStatusProps {
  readonly accounts: readonly PayoutAccount[];
  /** One that never arrived is wanted again, to the account it was for. */
  readonly onSendAgain: (request: WithdrawalRequest, account: PayoutAccount) => void;
}

/** Where the last withdrawal stands. One that never arrived can be sent again while its account is still there. */
export function WithdrawalStatus({ accounts, onSendAgain }: WithdrawalStatusProps) {
  const progress = useSelector((state: WithWithdrawal) => withdrawalWrite.select(state));
  // It is sent again unchanged. The password is stored nowhere, so it is asked for again.
  const order = progress.status === 'undecided' ? progress.order : undefined;
  const payee = accounts.find(({ id }) => id === order?.accountId);
  const steps = useWriteSteps(withdrawalWrite, progress, () => {
    if (order !== undefined && payee !== undefined) onSendAgain(order, payee);
  }).filter(({ name }) => name !== 'sendAgain' || payee !== undefined);
  return <WriteNotice progress={progress} texts="withdraw.status" steps={steps} />;
}
