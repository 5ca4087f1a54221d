import { randomInt } from 'node:crypto';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import type { AgentPlan } from './commission-rules';
import { endOfMonth, monthOf, startOfMonth } from './months';

export type Agent = Row<'agents'>;

type Database = Pick<Storage, 'db'>;

/** Without letters and digits that are read as others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** What makes a member an agent, or made them one; undefined where nothing ever did. */
export async function agentOf({ db }: Database, memberId: string): Promise<Agent | undefined> {
  return db.selectFrom('agents').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** The agent whose code it is, without regard to case, unless they are one no more. */
export async function activeAgentByCode({ db }: Database, code: string): Promise<Agent | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Whether an address is an agent's already. */
export async function isMailTaken({ db }: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom('agents').select('member_id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

export interface NewAgent {
  readonly memberId: string;
  readonly currency: string;
  readonly plan: AgentPlan;
  readonly email: string;
  readonly now: number;
  /** One that is drawn unless given. */
  readonly code?: string;
}

/** Makes a member an agent. What their members bet counts from the beginning of the month that runs. */
export async function openAgent({ db }: Database, { memberId, now, ...agent }: NewAgent): Promise<void> {
  const month = monthOf(now);
  await db
    .insertInto('agents')
    .values({
      member_id: memberId,
      code: agent.code ?? drawCode(),
      plan: agent.plan,
      email: agent.email,
      currency: agent.currency,
      since: now,
      ended_at: null,
      next_month: month,
      due_at: endOfMonth(month),
      span_from: startOfMonth(month),
      carry_minor: 0n,
    })
    .execute();
}

/** Ends an agent: the code brings nobody from now on. @returns whether there was one to end */
export async function endAgent({ db }: Database, memberId: string, now: number): Promise<boolean> {
  const rows = await db
    .updateTable('agents')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('member_id')
    .execute();
  return rows.length > 0;
}

function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
