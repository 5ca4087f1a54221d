import { NOT_STAKED, type Storage } from '@heptad/sandbox-ledger';
import { MARKERS_LOOK_BACK_MS, type PlayFacts } from './markers';
import { playedSince } from './play-times';

const LOST = ['lost', 'halfLost'];

/** Reads what a member has done in the last days. @param now sandbox time, ms */
export async function playFacts(
  storage: Storage,
  memberId: string,
  timeZone: string,
  now: number,
): Promise<PlayFacts> {
  const since = Math.trunc(now - MARKERS_LOOK_BACK_MS);
  const { db } = storage;
  const bets = await db
    .selectFrom('bets')
    .select(['placed_at', 'settled_at', 'stake_minor', 'state'])
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', since)
    .where('state', 'not in', [...NOT_STAKED])
    .orderBy('id')
    .execute();
  const deposits = await db
    .selectFrom('deposit_orders')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('state', 'in', ['paid', 'credited'])
    .execute();
  const raises = await db
    .selectFrom('limit_raises')
    .select('asked_at')
    .where('member_id', '=', memberId)
    .where('asked_at', '>=', since)
    .execute();
  return {
    bets: bets.map((row) => ({
      placedAt: row.placed_at,
      stake: row.stake_minor,
      lostAt: LOST.includes(row.state) ? (row.settled_at ?? undefined) : undefined,
    })),
    deposits: deposits.map((row) => row.created_at),
    played: await playedSince(storage, memberId, since),
    raises: raises.map((row) => row.asked_at),
    timeZone,
  };
}
