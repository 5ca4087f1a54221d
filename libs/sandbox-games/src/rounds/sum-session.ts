import type { Storage } from '@heptad/sandbox-ledger';

/** Whoever has not played for so long begins anew, ms. */
const PAUSE_MS = 30 * 60_000;
/** No stretch of play is looked back upon for longer, ms. */
const LONGEST_MS = 24 * 3_600_000;

/** What a member's present stretch of play comes to, minor units: all games since the last pause of half an hour. @param now sandbox ms */
export async function sumSession(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  now: number,
): Promise<{
  readonly rounds: number;
  readonly stake: bigint;
  readonly win: bigint;
  readonly since: number;
}> {
  const rows = await db
    .selectFrom('game_rounds')
    .select(['started_at', 'stake_minor', 'win_minor'])
    .where('member_id', '=', memberId)
    .where('started_at', '>', Math.trunc(now) - LONGEST_MS)
    .orderBy('started_at', 'desc')
    .execute();
  let since = Math.trunc(now);
  let [rounds, stake, win] = [0, 0n, 0n];
  for (const row of rows) {
    if (since - row.started_at > PAUSE_MS) break;
    since = row.started_at;
    rounds += 1;
    stake += row.stake_minor;
    win += row.win_minor;
  }
  return { rounds, stake, win, since };
}
