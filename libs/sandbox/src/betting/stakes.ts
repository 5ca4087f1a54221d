import { memberAccount, platformAccount } from '../wallet/accounts';
import type { Ledger, PostingReason } from '../wallet/ledger';
import { betNumber } from './bet-rows';
import type { BetRow } from './bet-rows';

type StakedBet = Pick<BetRow, 'id' | 'member_id' | 'venue' | 'stake_minor'>;

/** A bet's money: the stake waits in the venue's escrow from placing until the bet is settled or rejected. */
export interface Stakes {
  /** Takes the stake from the member's venue wallet. @throws InsufficientFunds */
  hold(bet: StakedBet): Promise<void>;
  /** Pays a settled or rejected bet back, 0 for a lost one; the house takes or gives the difference. Done once per bet. */
  release(bet: StakedBet, reason: 'payout' | 'refund', payout: bigint): Promise<void>;
}

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
  return {
    async hold(bet) {
      const { member, escrow } = accounts(bet);
      await ledger.transfer({ from: member, to: escrow, amount: bet.stake_minor, ...note(bet, 'bet') });
    },
    async release(bet, reason, payout) {
      const { member, escrow, house } = accounts(bet);
      await ledger.post(
        [
          { account: escrow, amount: -bet.stake_minor },
          { account: member, amount: payout },
          { account: house, amount: bet.stake_minor - payout },
        ],
        note(bet, reason),
      );
    },
  };
}
