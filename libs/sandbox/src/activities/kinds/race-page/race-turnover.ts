import { legsOf, NOT_STAKED, type Storage } from '@heptad/sandbox-ledger';
import { validTurnover } from '../../../valid-turnover/valid-turnover';
import { grouped } from '../../engine/grouped';
import type { RankEntry } from '../../engine/ranking';

/** The bets of a race: those of who has joined, settled from its beginning until a moment. */
export interface RaceSpan {
  readonly runId: string;
  readonly from: number;
  readonly until: number;
}

/**
 * What each member who has joined a race has bet in it, by the one rule of valid turnover, and when the last of it was settled: with one query,
 * however many members there are.
 */
export async function raceTurnover(
  { db }: Pick<Storage, 'db'>,
  { runId, from, until }: RaceSpan,
): Promise<readonly RankEntry[]> {
  const rows = await db
    .selectFrom('bets')
    .innerJoin('promotion_entries as entry', 'entry.member_id', 'bets.member_id')
    .selectAll('bets')
    .where('entry.promotion_id', '=', runId)
    .where('bets.settled_at', '>=', Math.trunc(from))
    .where('bets.settled_at', '<', Math.trunc(until))
    .where('bets.state', 'not in', [...NOT_STAKED])
    .orderBy('bets.settled_at')
    .orderBy('bets.id')
    .execute();
  const ofMember = grouped(rows, ({ member_id }) => member_id);
  return [...ofMember].map(([memberId, bets]) => {
    const counted = validTurnover(
      bets.map((bet) => ({
        state: bet.state,
        code: bet.code,
        stake: bet.stake_minor,
        cashed: bet.cashed_stake_minor,
        legs: legsOf(bet),
        builderOdds: bet.builder_odds ?? undefined,
      })),
    );
    const last = bets.findLast((_, place) => (counted[place]?.amount ?? 0n) > 0n);
    return {
      memberId,
      value: counted.reduce((sum, { amount }) => sum + amount, 0n),
      reachedAt: last?.settled_at ?? 0,
    };
  });
}
