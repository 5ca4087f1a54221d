import type { Result } from '@heptad/api-client';
import type { Money } from '@heptad/formatting';
import type { Transfer, Wallet } from '../entities/wallet';

/**
 * A member's money between the centre wallet and the venues. A transfer whose answer never came is a success of the
 * call with `state: 'confirming'`: the key is then asked about with {@link transferStatus}.
 */
export interface WalletPort {
  balances(): Promise<Result<Wallet>>;
  /** Moves an exact amount into a venue (CALL-012). */
  transferIn(channel: string, amount: Money, key: string): Promise<Result<Transfer>>;
  /** Brings everything back, from one channel or from all (CALL-015). */
  recycle(key: string, channel?: string): Promise<Result<Transfer>>;
  /**
   * What became of a transfer: `confirming` while it is on its way; `null` when the platform never heard of the key,
   * so that nothing has moved. A request that may still be on the line can arrive after a `null`: ask again with a
   * pause before taking it for certain.
   */
  transferStatus(key: string): Promise<Result<Transfer | null>>;
}
