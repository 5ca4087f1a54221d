import type { Storage } from '@heptad/sandbox-ledger';
import type { Member } from '../members/member';
import { activeAgentByCode } from './agent';

type Database = Pick<Storage, 'db'>;

/** The codes of a registration, the weightiest first (ROLE-006). */
const SOURCES = [
  ['recommend', 'recommendCode'],
  ['agent', 'agentCode'],
  ['invite', 'inviteCode'],
] as const;

/**
 * Notes by which agent a new member was brought (ROLE-005): by the weightiest code that is an agent's. Codes of nobody, and of agents who
 * are none any more, are passed over; the registration goes on. Nobody is brought by themself: who registers on a device that the agent
 * was seen with is not counted. It is done once, when the account is made, so that no agent is ever below one whom they brought.
 */
export async function attribute(
  { db }: Database,
  { id, attribution, registeredAt }: Pick<Member, 'id' | 'attribution' | 'registeredAt'>,
  uuid: string,
): Promise<void> {
  for (const [source, name] of SOURCES) {
    const code = attribution[name];
    const agent = code === '' ? undefined : await activeAgentByCode({ db }, code);
    if (agent === undefined || agent.member_id === id) continue;
    if (await isDeviceOf({ db }, agent.member_id, uuid)) return;
    await db
      .insertInto('agent_members')
      .values({ member_id: id, agent_id: agent.member_id, source, joined_at: registeredAt })
      .execute();
    return;
  }
}

/** Keeps that an agent or applicant was seen with a device. */
export async function noteDevice({ db }: Database, memberId: string, uuid: string): Promise<void> {
  await db
    .insertInto('agent_devices')
    .values({ member_id: memberId, uuid })
    .onConflict((conflict) => conflict.columns(['member_id', 'uuid']).doNothing())
    .execute();
}

async function isDeviceOf({ db }: Database, memberId: string, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('agent_devices')
    .select('uuid')
    .where('member_id', '=', memberId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
}
