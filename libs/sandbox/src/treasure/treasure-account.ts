import { dayKey } from '@heptad/formatting';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import { endOfDay } from './days';

export type TreasureAccount = Row<'treasure_accounts'>;

/** A member's balance treasure; undefined while nothing was ever moved in. */
export async function accountOf(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
): Promise<TreasureAccount | undefined> {
  return db.selectFrom('treasure_accounts').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Who moves money in, where and when. */
export interface Opening {
  readonly memberId: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly now: number;
  /** What lies there already, minor units. */
  readonly balance: bigint;
}

/**
 * Opens the balance treasure with the first move in. Later the zone changes only while nothing lies there and no day waits to
 * be settled: a day that money lies in must not begin anew. No day is settled twice, whatever the zone.
 */
export async function openAccount(
  storage: Storage,
  { memberId, currency, timeZone, now, balance }: Opening,
): Promise<void> {
  const known = await accountOf(storage, memberId);
  const today = dayKey(now, { timeZone });
  if (known === undefined) {
    const row = { member_id: memberId, currency, time_zone: timeZone, next_day: today, carry_minor: 0n };
    await storage.db
      .insertInto('treasure_accounts')
      .values({ ...row, due_at: endOfDay(today, timeZone) })
      .execute();
    return;
  }
  if (known.time_zone === timeZone || balance > 0n || known.due_at <= now) return;
  const next = known.next_day > today ? known.next_day : today;
  await storage.db
    .updateTable('treasure_accounts')
    .set({ time_zone: timeZone, next_day: next, due_at: endOfDay(next, timeZone) })
    .where('member_id', '=', memberId)
    .execute();
}
