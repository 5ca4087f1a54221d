import type { Storage } from '@heptad/sandbox-ledger';

/** What a member has chosen about automatic transfer. */
export interface AutoTransferChoice {
  readonly enabled: boolean;
  /** Sandbox time, ms; undefined until the member has chosen. */
  readonly chosenAt: number | undefined;
}

/** The member's newest choice. Nobody has agreed who has never chosen. */
export async function autoTransferOf(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
): Promise<AutoTransferChoice> {
  const row = await db
    .selectFrom('auto_transfer_choices')
    .select(['enabled', 'chosen_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { enabled: row?.enabled === 1, chosenAt: row?.chosen_at };
}

/** Writes a choice down; what was chosen before stays on record. @param at sandbox time, ms */
export async function chooseAutoTransfer(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  enabled: boolean,
  at: number,
): Promise<void> {
  await db
    .insertInto('auto_transfer_choices')
    .values({ member_id: memberId, enabled: enabled ? 1 : 0, chosen_at: Math.trunc(at) })
    .execute();
}
