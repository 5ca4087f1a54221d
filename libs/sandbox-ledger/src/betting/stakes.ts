import { memberAccount, platformAccount } from '../wallet/accounts';
import type { Ledger } from '../wallet/ledger';
import type { PostingNote, PostingReason } from '../wallet/posting';
import { betNumber } from './bet-rows';
import type { BetRow } from './bet-rows';

type StakedBet = Pick<BetRow, 'id' | 'member_id' | 'venue' | 'stake_minor' | 'cashed_stake_minor'>;

/** A bet's money: the stake waits in the venue's escrow from placing until the bet is settled or rejected. */
export interface Stakes {
  /**
   * Takes the stake from the member's venue wallet.
   * @param carried how much of it the bet before has left in the escrow, minor units
   * @throws InsufficientFunds
   */
  hold(bet: StakedBet, carried?: bigint): Promise<void>;
  /**
   * Pays what runs of a settled or rejected bet back, 0 for a lost one; the house takes or gives the difference. Done once
   * per bet.
   */
  release(bet: StakedBet, reason: 'payout' | 'refund', payout: bigint): Promise<void>;
  /** Pays for a part of the stake before the bet is settled. Done once per cash-out. @param id the cash-out's own number */
  cashOut(bet: StakedBet, id: number, stake: bigint, paid: bigint): Promise<void>;
}

/** @param ledger what the stakes are posted in */
export function createStakes(ledger: Ledger): Stakes {
  const accounts = ({ member_id: memberId, venue }: StakedBet) => ({
    member: memberAccount(memberId, venue),
    escrow: platformAccount(`escrow-${venue}`),
    house: platformAccount('house'),
  });
  const note = (bet: StakedBet, reason: PostingReason) => {
    const reference = betNumber(bet.id);
    return { reason, reference, memberId: bet.member_id, key: reference };
  };
  async function pay(bet: StakedBet, stake: bigint, paid: bigint, about: PostingNote): Promise<void> {
    const { member, escrow, house } = accounts(bet);
    await ledger.post(
      [
        { account: escrow, amount: -stake },
        { account: member, amount: paid },
        { account: house, amount: stake - paid },
      ],
      about,
    );
  }
  return {
    async hold(bet, carried = 0n) {
      const { member, escrow } = accounts(bet);
      const amount = bet.stake_minor - carried;
      if (amount > 0n) await ledger.transfer({ from: member, to: escrow, amount, ...note(bet, 'bet') });
    },
    async release(bet, reason, payout) {
      await pay(bet, bet.stake_minor - bet.cashed_stake_minor, payout, note(bet, reason));
    },
    async cashOut(bet, id, stake, paid) {
      const about = note(bet, 'cashOut');
      await pay(bet, stake, paid, { ...about, key: `${about.reference}:${String(id)}` });
    },
  };
}
