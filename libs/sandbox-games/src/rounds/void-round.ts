import type { Ledger, Storage } from '@heptad/sandbox-ledger';
import { releaseStake } from './round-money';
import { rowOfRound } from './round-number';

/**
 * Takes back a round that waits for its draw or deal: its stake returns to the wallet that paid it, once.
 * @returns whether it was open; a round that is over stays as it is
 */
export function voidRound(
  { storage, ledger }: { readonly storage: Storage; readonly ledger: Ledger },
  number: string,
  at: number,
): Promise<boolean> {
  return storage.transaction(async () => {
    const id = rowOfRound(number);
    if (id === undefined) return false;
    const round = await storage.db
      .updateTable('game_rounds')
      .set({ state: 'void', settled_at: Math.trunc(at) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['member_id', 'wallet', 'stake_minor'])
      .executeTakeFirst();
    if (round === undefined) return false;
    const { member_id: memberId, wallet, stake_minor: stake } = round;
    await releaseStake(ledger, { reference: number, memberId, wallet, stake }, 'refund', stake);
    return true;
  });
}
