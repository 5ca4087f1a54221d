import { isWriteOpen } from '@heptad/idempotent-write';
import type { WalletBalance } from '@heptad/venue-gateway';
import { useDispatch, useSelector } from 'react-redux';
import { transferWrite, type WithTransfer } from '../transfer/transfer-write';
import { bringable, broughtBack, type BroughtBack } from './bring-back';

export interface BringBack {
  /** Begins a transfer back for each of these from which money can be brought. */
  readonly from: (channels: readonly WalletBalance[]) => void;
  /** Undefined where none has been begun. */
  readonly outcome: BroughtBack | undefined;
  /** No other transfer is begun meanwhile. */
  readonly busy: boolean;
}

/** Brings money back to the centre wallet, from each venue under an idempotency key of its own (VENUE-017). */
export function useBringBack(channels: readonly WalletBalance[]): BringBack {
  const dispatch = useDispatch();
  const writes = useSelector((state: WithTransfer) => transferWrite.selectAll(state));
  return {
    from(wanted) {
      for (const { channel } of bringable(wanted))
        dispatch(transferWrite.actions.writeRequested({ direction: 'back', channel }));
    },
    outcome: broughtBack(writes, channels),
    busy: writes.some(isWriteOpen),
  };
}
