import type { Storage } from '@heptad/sandbox-ledger';

/** A settled single to store; what is left out is that of a lost bet of 1,000.00 on football at 1.90. */
export interface SettledBetFacts {
  readonly memberId: string;
  /** ms; null for a bet that is open. */
  readonly settledAt: number | null;
  readonly state?: string;
  /** Minor units. */
  readonly stake?: bigint;
  /** Minor units; nothing unless given. */
  readonly payout?: bigint;
  readonly side?: string;
  readonly matchId?: string;
  readonly odds?: string;
  readonly sport?: string;
}

let keys = 0;

/** Stores a bet as the betting engine would have settled it, without its postings. @returns its row's number */
export async function storeSettledBet({ db }: Pick<Storage, 'db'>, facts: SettledBetFacts): Promise<number> {
  keys += 1;
  const { memberId, settledAt, state = 'lost', stake = 1_000_00n, side = 'home', odds = '1.90' } = facts;
  const { matchId = `m${String(keys)}`, sport = 'football', payout = 0n } = facts;
  const leg = { matchId, sport, leagueId: 'l', kind: 'handicap', period: 'full', side, odds, live: false };
  const { id } = await db
    .insertInto('bets')
    .values({
      member_id: memberId,
      venue: 'IMTY',
      idempotency_key: `settled-${String(keys)}`,
      code: 1001,
      acceptance: 0,
      unit_stake_minor: stake,
      stake_minor: stake,
      payout_minor: settledAt === null ? null : payout,
      state,
      refusal: null,
      placed_at: (settledAt ?? 0) - 1_000,
      decides_at: null,
      settled_at: settledAt,
      legs: JSON.stringify([
        {
          ...leg,
          selection: `${matchId}|handicap.full|0|${side}`,
          scoreAtBet: { home: 0, away: 0 },
          state: settledAt === null ? 'open' : 'lost',
        },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
