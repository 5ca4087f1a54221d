import type { agents, CallResponse } from '@heptad/contracts';
import { defined, fromMinorUnits } from '@heptad/formatting';
import { DEFAULT_CURRENCY } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import { maskEmail } from '../members/member-info';
import { agentOf } from './agent';
import { againAt, applicationOf } from './applications';
import { ACTIVE_TURNOVER, LEAST_ACTIVE, PLANS, type PlanTier } from './commission-rules';
import { countBrought } from './member-results';
import { endOfMonth, monthOf, startOfMonth } from './months';
import { planOf } from './settle-commission';

/** The months that an agent is told of, the running one with them. */
const MONTHS_TOLD = 12;

const STATES = { applied: 'applied', moreWanted: 'moreWanted', approved: 'approved' } as const;

const tiersOnWire = (tiers: readonly PlanTier[]) =>
  tiers.map(({ from, active, rate }) => ({
    from: fromMinorUnits(from),
    active,
    // Hundredths of a per cent are written as cents are.
    percent: fromMinorUnits(rate),
  }));

/** What agents are paid by. */
export function agentOffer(): CallResponse<typeof agents.offer> {
  return {
    currency: DEFAULT_CURRENCY,
    leastActive: LEAST_ACTIVE,
    activeTurnover: fromMinorUnits(ACTIVE_TURNOVER),
    plans: [
      { id: 'netWin', tiers: tiersOnWire(PLANS.netWin) },
      { id: 'turnover', tiers: tiersOnWire(PLANS.turnover) },
    ],
  };
}

/** Where a member stands as an agent. @param say puts an operator's words into the member's language */
export async function agentState(
  storage: Pick<Storage, 'db'>,
  memberId: string,
  say: (chinese: string) => string,
): Promise<CallResponse<typeof agents.own>> {
  const application = await applicationOf(storage, memberId);
  const agent = await agentOf(storage, memberId);
  return {
    ...(application && {
      application: {
        state: STATES[application.state as keyof typeof STATES] ?? 'refused',
        plan: planOf(application),
        email: maskEmail(application.email),
        createdAt: application.created_at,
        ...(application.note !== '' && { note: say(application.note) }),
        ...(application.decided_at !== null && { decidedAt: application.decided_at }),
        ...defined({ againAt: againAt(application) }),
      },
    }),
    ...(agent && {
      agent: {
        code: agent.code,
        plan: planOf(agent),
        email: maskEmail(agent.email),
        since: agent.since,
        ...(agent.ended_at !== null && { endedAt: agent.ended_at }),
      },
    }),
  };
}

/** The months of an agent: counts, and sums of those that were reckoned. Nothing for who never was one. */
export async function agentFigures(
  storage: Pick<Storage, 'db'>,
  memberId: string,
  now: number,
): Promise<CallResponse<typeof agents.figures>> {
  const { db } = storage;
  const agent = await agentOf(storage, memberId);
  if (agent === undefined) return { currency: DEFAULT_CURRENCY, brought: 0, months: [] };
  const rows = await db
    .selectFrom('agent_months')
    .selectAll()
    .where('agent_id', '=', memberId)
    .orderBy('month', 'desc')
    .limit(MONTHS_TOLD - 1)
    .execute();
  const month = monthOf(now);
  const running = { from: startOfMonth(month), until: endOfMonth(month) };
  return {
    currency: agent.currency,
    brought: await countBrought(storage, memberId, { from: 0, until: Number.MAX_SAFE_INTEGER }),
    months: [
      { month, brought: await countBrought(storage, memberId, running), state: 'running' },
      ...rows.map((row) => ({
        month: row.month,
        brought: row.brought,
        state: row.state === 'reckoned' ? ('reckoned' as const) : ('carried' as const),
        ...(row.state === 'reckoned' && {
          sums: {
            active: row.active,
            turnover: fromMinorUnits(row.turnover_minor),
            net: fromMinorUnits(row.net_minor),
            carriedIn: fromMinorUnits(row.carried_in_minor),
            commission: fromMinorUnits(row.commission_minor),
            carriedOut: fromMinorUnits(row.carried_out_minor),
            ...(row.rate > 0 && { percent: fromMinorUnits(BigInt(row.rate)) }),
          },
        }),
        ...(row.commission_minor > 0n && { paidAt: row.settled_at }),
      })),
    ],
  };
}
