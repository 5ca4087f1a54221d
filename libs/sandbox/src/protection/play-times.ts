import type { CallResponse, protection } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Storage } from '@heptad/sandbox-ledger';
import { sumPlay } from './play-sums';
import { settingsOf } from './settings';
import { spanAt, type TimeSpan } from './spans';

/** Whoever was away longer begins to play anew, ms. */
export const AWAY_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

/** How much of some stretches lies within another, ms. */
export function timeWithin(stretches: readonly TimeSpan[], { from, until }: TimeSpan): number {
  return stretches.reduce(
    (sum, each) => sum + Math.max(0, Math.min(each.until, until) - Math.max(each.from, from)),
    0,
  );
}

/** Notes that a member is on a page now: the stretch of play goes on, or one begins. Gives when it began. */
export async function notePlaying(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  at: number,
): Promise<number> {
  const now = Math.trunc(at);
  const last = await db
    .selectFrom('play_times')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || now < last.started_at || now - last.seen_at > AWAY_MS) {
    await db
      .insertInto('play_times')
      .values({ member_id: memberId, started_at: now, seen_at: now })
      .execute();
    return now;
  }
  await db
    .updateTable('play_times')
    .set({ seen_at: Math.max(now, last.seen_at) })
    .where('id', '=', last.id)
    .execute();
  return last.started_at;
}

/** The stretches in which a member has played since a moment, the first cut there. */
export async function playedSince(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  from: number,
): Promise<readonly TimeSpan[]> {
  const rows = await db
    .selectFrom('play_times')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('seen_at', '>=', Math.trunc(from))
    .execute();
  return rows.map((row) => ({ from: row.started_at, until: row.seen_at }));
}

/** How long and with what result a member has played, and when they are shown it next (ROLE-013). */
export async function playTimeAt(
  storage: Storage,
  memberId: string,
  now: number,
): Promise<CallResponse<typeof protection.playTime>> {
  const startedAt = await notePlaying(storage, memberId, now);
  const { time_zone, reality_minutes, checked_at } = await settingsOf(storage, memberId);
  const today = spanAt('day', now, time_zone);
  const lastShown = Math.max(startedAt, Math.min(checked_at, now));
  return {
    playedMs: Math.trunc(now) - startedAt,
    net: fromMinorUnits((await sumPlay(storage, memberId, { from: startedAt })).net),
    todayMs: timeWithin(await playedSince(storage, memberId, today.from), today),
    todayNet: fromMinorUnits((await sumPlay(storage, memberId, { from: today.from })).net),
    nextCheckIn: Math.trunc(Math.max(0, lastShown + reality_minutes * MINUTE_MS - now)),
  };
}
