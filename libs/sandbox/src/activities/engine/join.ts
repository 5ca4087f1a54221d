import { keptQuery, type Row, type ValueOf } from '@heptad/sandbox-ledger';
import type { Member } from '../../members/member';
import type { SandboxServices } from '../../server/services';
import type { Run } from './activity';
import { admitInto } from './admission';

/** Joins a run; a member who has joined stays so. @throws BusinessError where it is over or not for the member */
export async function joinRun(
  services: Pick<SandboxServices, 'storage'>,
  member: Member,
  run: Run,
  now: number,
): Promise<void> {
  admitInto(run, member, now);
  await enter(services, member.id, run.id, now);
}

const insertEntry = keptQuery((db, value: ValueOf<Row<'promotion_entries'>>) =>
  db
    .insertInto('promotion_entries')
    .values({
      member_id: value('member_id'),
      promotion_id: value('promotion_id'),
      joined_at: value('joined_at'),
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'promotion_id']).doNothing()),
);

/** Keeps that a member takes part. */
export async function enter(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  runId: string,
  now: number,
): Promise<void> {
  await insertEntry(storage.db, { member_id: memberId, promotion_id: runId, joined_at: now });
}
