import type { Row, Storage } from '@heptad/sandbox-ledger';

/** Where a member's days begin until they set a limit themself. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';
/** How often a member is shown how long they have played until they choose, minutes. */
export const DEFAULT_REALITY_MINUTES = 60;

type Settings = Row<'member_protection'>;

/** What a member has set besides limits, or what holds until then. */
export async function settingsOf({ db }: Pick<Storage, 'db'>, memberId: string): Promise<Settings> {
  const row = await db
    .selectFrom('member_protection')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (
    row ?? {
      member_id: memberId,
      time_zone: DEFAULT_TIME_ZONE,
      reality_minutes: DEFAULT_REALITY_MINUTES,
      checked_at: 0,
      markers_read: '',
    }
  );
}

/** Changes some of a member's settings. */
export async function changeSettings(
  storage: Storage,
  memberId: string,
  change: Partial<Omit<Settings, 'member_id'>>,
): Promise<void> {
  const row = { ...(await settingsOf(storage, memberId)), ...change };
  await storage.db
    .insertInto('member_protection')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}
