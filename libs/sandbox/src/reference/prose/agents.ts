import type { CallId } from '@heptad/contracts';

type AgentCall = Extract<CallId, `agents.${string}`>;

/** Members who bring others, and what they earn by it. */
export const agentProse: Readonly<Record<AgentCall, string>> = {
  'agents.offer': 'The plans of agents with their tiers, and what makes a member active.',
  'agents.own': 'The member’s newest application, and what makes them an agent. Addresses are masked.',
  'agents.figures':
    'An agent’s months, the newest first: members brought, and the sums of months that were reckoned. Nothing says who the members are.',
  'agents.sendCode':
    'Sends a code to a new address, or to the agent’s present one: one a minute to an address, five an hour for a member.',
  'agents.apply':
    'Applies to be an agent by the code that was sent. Needs an Idempotency-Key. The panel decides; a day has to pass after a refusal. 7508 by the address of an account under self-exclusion.',
  'agents.addDetails': 'Answers what the operator wanted to know besides. Needs an Idempotency-Key.',
  'agents.bindEmail':
    'Gives an agent another address, by a code to it and one to the present address. Needs an Idempotency-Key. 7508 as above.',
};
