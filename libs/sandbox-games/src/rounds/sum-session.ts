import type { Storage } from '@heptad/sandbox-ledger';

/** Whoever has not played for so long begins anew, ms. */
const PAUSE_MS = 30 * 60_000;
/** No stretch of play is looked back upon for longer, ms. */
const LONGEST_MS = 24 * 3_600_000;

/** What a stretch of play comes to. Money in minor units, times in sandbox ms. */
export interface SessionSum {
  readonly rounds: number;
  readonly stake: bigint;
  readonly win: bigint;
  readonly since: number;
}

interface Played {
  readonly started_at: number;
  readonly stake_minor: bigint;
  readonly win_minor: bigint;
}

/** What each member's present stretch of play comes to: all games since the last pause of half an hour. Read at once. @param now sandbox ms */
export async function sumSessions(
  { db }: Pick<Storage, 'db'>,
  memberIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, SessionSum>> {
  const played = new Map<string, Played[]>(memberIds.map((id) => [id, []]));
  if (memberIds.length > 0)
    for (const { member_id, ...row } of await db
      .selectFrom('game_rounds')
      .select(['member_id', 'started_at', 'stake_minor', 'win_minor'])
      .where('member_id', 'in', [...played.keys()])
      .where('started_at', '>', Math.trunc(now) - LONGEST_MS)
      .orderBy('started_at', 'desc')
      .execute())
      played.get(member_id)?.push(row);
  return new Map([...played].map(([id, rows]) => [id, sumOf(rows, now)]));
}

/** The same for one member. */
export async function sumSession(
  storage: Pick<Storage, 'db'>,
  memberId: string,
  now: number,
): Promise<SessionSum> {
  return (await sumSessions(storage, [memberId], now)).get(memberId) ?? sumOf([], now);
}

/** @param rows the newest first */
function sumOf(rows: readonly Played[], now: number): SessionSum {
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
