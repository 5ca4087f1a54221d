import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { SandboxServices } from '../server/services';
import { agentOf, type Agent } from './agent';
import { commissionPaid } from './agent-mails';
import { reckon, type AgentPlan } from './commission-rules';
import { countBrought, memberResults } from './member-results';
import { endOfMonth, monthAfter, startOfMonth } from './months';

/** How often months that are over are settled, sandbox ms. */
export const COMMISSION_STEP_MS = 60_000;

/** Later than any clock: nothing of an agent who has ended is due any more. */
const NEVER = Number.MAX_SAFE_INTEGER;

type Services = Pick<SandboxServices, 'storage' | 'ledger' | 'mails' | 'logger'> & {
  readonly clock: { now(): number };
};

/**
 * Settles every month that is over, on the first of the next one, each agent's months in their order. After a pause it makes up for all
 * of them; done again, it finds nothing to do.
 */
export async function settleCommission(services: Services): Promise<void> {
  const { storage, clock, logger } = services;
  const now = clock.now();
  const due = await storage.db
    .selectFrom('agents')
    .select('member_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  for (const { member_id: agentId } of due) {
    try {
      while (await settleMonth(services, agentId, now));
    } catch (error) {
      logger.error('commission', error);
    }
  }
}

/** Settles an agent's first open month, in one transaction. @returns whether there was one */
async function settleMonth(
  { storage, ledger, mails }: Services,
  agentId: string,
  now: number,
): Promise<boolean> {
  return storage.transaction(async () => {
    const agent = await agentOf(storage, agentId);
    if (agent === undefined || agent.due_at > now) return false;
    const { next_month: month, carry_minor: carried, currency } = agent;
    const until = Math.min(agent.due_at, agent.ended_at ?? NEVER);
    const results = await memberResults(storage, agentId, { from: agent.span_from, until });
    const { state, rate, commission, carry } = reckon(planOf(agent), { ...results, carried });
    const isReckoned = state === 'reckoned';
    await storage.db
      .insertInto('agent_months')
      .values({
        agent_id: agentId,
        month,
        brought: await countBrought(storage, agentId, { from: startOfMonth(month), until: agent.due_at }),
        active: results.active,
        state,
        turnover_minor: isReckoned ? results.turnover : 0n,
        net_minor: isReckoned ? results.net : 0n,
        carried_in_minor: carried,
        rate: Number(rate),
        commission_minor: commission,
        carried_out_minor: carry,
        settled_at: Math.trunc(now),
      })
      .execute();
    const next = monthAfter(month);
    const isLast = agent.ended_at !== null && agent.ended_at <= agent.due_at;
    await storage.db
      .updateTable('agents')
      .set({
        next_month: next,
        due_at: isLast ? NEVER : endOfMonth(next),
        span_from: isReckoned ? agent.due_at : agent.span_from,
        carry_minor: carry,
      })
      .where('member_id', '=', agentId)
      .execute();
    if (commission > 0n) {
      await ledger.transfer({
        from: platformAccount('house', currency),
        to: memberAccount(agentId, CENTRE_WALLET, currency),
        amount: commission,
        reason: 'commission',
        reference: month,
        memberId: agentId,
        key: `commission:${month}`,
      });
      await mails.send(agentId, commissionPaid(month, commission, currency));
    }
    return true;
  });
}

/** The plan as it is stored; the database holds no other words. */
export function planOf({ plan }: Pick<Agent, 'plan'>): AgentPlan {
  return plan === 'turnover' ? 'turnover' : 'netWin';
}
