import { REQUEST_CODES } from '@heptad/contracts';
import type { Row, Storage } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../members/member';
import type { SandboxServices } from '../server/services';
import { agentOf, endAgent, isMailTaken, openAgent } from './agent';
import { APPROVED, decided } from './agent-mails';
import type { AgentPlan } from './commission-rules';
import { planOf } from './settle-commission';

export type Application = Row<'agent_applications'>;

type Database = Pick<Storage, 'db'>;

/** How long after a refusal a member waits before the next application, ms. */
export const REAPPLY_MS = 24 * 60 * 60_000;

/** A member's newest application; undefined where there never was one. */
export async function applicationOf({ db }: Database, memberId: string): Promise<Application | undefined> {
  return db
    .selectFrom('agent_applications')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** From when on a refused member may apply again, ms; undefined where nothing was refused. */
export function againAt({ state, decided_at: decidedAt }: Application): number | undefined {
  return state === 'refused' && decidedAt !== null ? decidedAt + REAPPLY_MS : undefined;
}

/** @throws BusinessError where the member is an agent, waits for an answer, has just been refused, or the address is another agent's */
export async function requireMayApply(
  storage: Database,
  { memberId, email, now }: { readonly memberId: string; readonly email: string; readonly now: number },
): Promise<void> {
  const agent = await agentOf(storage, memberId);
  if (agent !== undefined)
    throw new BusinessError(
      REQUEST_CODES.invalidRequest,
      agent.ended_at === null ? '您已经是代理' : '您的代理资格已终止，请联系{{customerService}}',
    );
  const last = await applicationOf(storage, memberId);
  if (last?.state === 'applied' || last?.state === 'moreWanted')
    throw new BusinessError(REQUEST_CODES.invalidRequest, '您的代理申请正在审核');
  if (last !== undefined && (againAt(last) ?? 0) > now)
    throw new BusinessError(REQUEST_CODES.tooManyRequests, '申请未通过后需等待 24 小时再申请');
  await requireFreeMail(storage, email);
}

/** @throws BusinessError where the address is an agent's already */
export async function requireFreeMail(storage: Database, email: string): Promise<void> {
  if (await isMailTaken(storage, email))
    throw new BusinessError(REQUEST_CODES.invalidRequest, '该邮箱已用于其他代理');
}

export interface NewApplication {
  readonly memberId: string;
  readonly email: string;
  readonly plan: AgentPlan;
  readonly about: string;
  readonly now: number;
}

/** Keeps an application, to be decided about on the panel. @throws BusinessError as {@link requireMayApply} */
export async function fileApplication(storage: Database, application: NewApplication): Promise<void> {
  await requireMayApply(storage, application);
  const { memberId, email, plan, about, now } = application;
  await storage.db
    .insertInto('agent_applications')
    .values({
      member_id: memberId,
      email,
      plan,
      about,
      state: 'applied',
      note: '',
      created_at: now,
      decided_at: null,
    })
    .execute();
}

/** Answers what was wanted besides; the application waits again. @throws BusinessError where nothing was wanted */
export async function addDetails({ db }: Database, memberId: string, about: string): Promise<void> {
  const rows = await db
    .updateTable('agent_applications')
    .set({ about, state: 'applied', note: '', decided_at: null })
    .where('member_id', '=', memberId)
    .where('state', '=', 'moreWanted')
    .returning('id')
    .execute();
  if (rows.length === 0) throw new BusinessError(REQUEST_CODES.invalidRequest, '目前没有需要补充的资料');
}

/** What an operator decides about a member as an agent. */
export type Decision =
  { readonly step: 'approve' } | { readonly step: 'refuse' | 'askMore' | 'end'; readonly reason: string };

/** Takes an operator's step. @returns whether there was something to decide about */
export async function decide(
  { storage, mails }: Pick<SandboxServices, 'storage' | 'mails'>,
  { id: memberId, currency }: Pick<Member, 'id' | 'currency'>,
  decision: Decision,
  now: number,
): Promise<boolean> {
  return storage.transaction(async () => {
    if (decision.step === 'end') {
      const ended = await endAgent(storage, memberId, now);
      if (ended) await mails.send(memberId, decided('end', decision.reason));
      return ended;
    }
    const open = await applicationOf(storage, memberId);
    if (open?.state !== 'applied' && open?.state !== 'moreWanted') return false;
    const state = { approve: 'approved', refuse: 'refused', askMore: 'moreWanted' }[decision.step];
    await storage.db
      .updateTable('agent_applications')
      .set({ state, note: 'reason' in decision ? decision.reason : '', decided_at: now })
      .where('id', '=', open.id)
      .execute();
    if (decision.step === 'approve')
      await openAgent(storage, { memberId, currency, plan: planOf(open), email: open.email, now });
    await mails.send(
      memberId,
      decision.step === 'approve' ? APPROVED : decided(decision.step, decision.reason),
    );
    return true;
  });
}
