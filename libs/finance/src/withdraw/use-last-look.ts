import { randomId } from '@heptad/device';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { PayoutAccount } from '../payout/payout-account';
import { withdrawalWrite, type WithdrawalRequest, type WithWithdrawal } from '../payments/payment-writes';
import type { Confirmation } from './confirm-sheet';

/** The sheet in which a withdrawal is looked at for the last time. */
export interface LastLook {
  /** Undefined before the first. */
  readonly confirmation: Confirmation | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** @param again whether it is one that was sent before, without an end */
  readonly show: (request: WithdrawalRequest, account: PayoutAccount, again: boolean) => void;
}

/** Opens and closes that sheet. It closes by itself once the withdrawal is sent, and where its end stays unknown, which the page tells; a refusal is shown in it. */
export function useLastLook(): LastLook {
  const { status } = useSelector((state: WithWithdrawal) => withdrawalWrite.select(state));
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (status === 'succeeded' || status === 'confirming' || status === 'undecided') setOpen(false);
  }, [status]);
  return {
    confirmation,
    open,
    setOpen,
    show(request, account, again) {
      setConfirmation({ id: randomId(), request, account, again });
      setOpen(true);
    },
  };
}
