import type { agents, CallResponse } from '@heptad/contracts';

/** What agents are paid by, as the platform tells it. */
export type Offer = CallResponse<typeof agents.offer>;
export type Plan = Offer['plans'][number];
export type PlanId = Plan['id'];
export type PlanTier = Plan['tiers'][number];

/** Where a member stands as an agent. */
export type AgentState = CallResponse<typeof agents.own>;
export type Application = NonNullable<AgentState['application']>;
export type Agent = NonNullable<AgentState['agent']>;

export type Figures = CallResponse<typeof agents.figures>;
export type Month = Figures['months'][number];
export type MonthSums = NonNullable<Month['sums']>;
