import { NO_JACKPOT, type JackpotShare } from '../jackpots/jackpot-share';
import { memberAccount, platformAccount, type Ledger } from '@heptad/sandbox-ledger';

/** What a round's money is posted by. */
export interface StakedRound {
  /** The round's own number, as records show it. */
  readonly reference: string;
  readonly memberId: string;
  /** The wallet that paid and is paid. */
  readonly wallet: string;
  /** Minor units, above zero. */
  readonly stake: bigint;
}

const partsOf = ({ memberId, wallet }: StakedRound) => ({
  member: memberAccount(memberId, wallet),
  escrow: platformAccount(`escrow-${wallet}`),
});

const noteOf = ({ reference, memberId }: StakedRound) => ({ reference, memberId, key: reference });

/**
 * Takes a stake of a round into the escrow of its wallet, once a key. @throws InsufficientFunds
 * @param key tells several stakes of one round apart; the round's own number unless given
 */
export async function holdStake(ledger: Ledger, round: StakedRound, key = round.reference): Promise<void> {
  const { member, escrow } = partsOf(round);
  await ledger.transfer({
    from: member,
    to: escrow,
    amount: round.stake,
    reason: 'bet',
    ...noteOf(round),
    key,
  });
}

/**
 * Pays what a round has won, or gives a void one's stake back, once; the house takes or gives the difference.
 * @param jackpot what the stake puts into a pool, and what comes out of it besides
 */
export async function releaseStake(
  ledger: Ledger,
  round: StakedRound,
  reason: 'payout' | 'refund',
  paid: bigint,
  { moves, won, ofHouse }: JackpotShare = NO_JACKPOT,
): Promise<void> {
  const { member, escrow } = partsOf(round);
  await ledger.post(
    [
      { account: escrow, amount: -round.stake },
      { account: member, amount: paid + won },
      { account: platformAccount('house'), amount: round.stake - paid - ofHouse },
      ...moves,
    ],
    { reason, ...noteOf(round) },
  );
}
