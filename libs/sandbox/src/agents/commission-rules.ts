import type { agents, CallResponse } from '@heptad/contracts';
import { partOfAmount } from '@heptad/sandbox-ledger';

/** How an agent earns. */
export type AgentPlan = CallResponse<typeof agents.offer>['plans'][number]['id'];

/** One step of a plan. */
export interface PlanTier {
  /** What the month has to come to, minor units. */
  readonly from: bigint;
  /** How many members have to be active. */
  readonly active: number;
  /** Hundredths of a per cent. */
  readonly rate: bigint;
}

/** With fewer active members a month is not reckoned: what there is goes over, and no sum of so few is told. */
export const LEAST_ACTIVE = 3;
/** The valid turnover that makes a member active, minor units. */
export const ACTIVE_TURNOVER = 500_00n;

const tier = (from: bigint, active: number, rate: bigint): PlanTier => ({ from, active, rate });

/** The tiers of each plan, the lowest first. */
export const PLANS: Readonly<Record<AgentPlan, readonly PlanTier[]>> = {
  netWin: [
    tier(0n, 3, 25_00n),
    tier(50_000_00n, 5, 30_00n),
    tier(200_000_00n, 10, 35_00n),
    tier(500_000_00n, 20, 40_00n),
    tier(1_000_000_00n, 40, 45_00n),
  ],
  turnover: [
    tier(0n, 3, 10n),
    tier(500_000_00n, 5, 15n),
    tier(2_000_000_00n, 10, 20n),
    tier(5_000_000_00n, 20, 25n),
  ],
};

/** What the members of an agent have come to, minor units. */
export interface MonthResult {
  readonly active: number;
  readonly turnover: bigint;
  /** What they have lost, after rebates and prizes; below zero where they have won. */
  readonly net: bigint;
  /** What came over from the month before, never above zero. */
  readonly carried: bigint;
}

export interface Reckoning {
  readonly state: 'carried' | 'reckoned';
  /** Hundredths of a per cent; 0 where there is no commission. */
  readonly rate: bigint;
  /** Never below zero. */
  readonly commission: bigint;
  /** What goes over to the next month, never above zero. */
  readonly carry: bigint;
}

const HUNDREDTHS = 10_000n;

/**
 * What a month earns. The net plan pays of the net result less what came over; a result below zero goes over in full until it is made
 * up. The turnover plan pays of valid turnover and carries nothing. Cut to whole cents.
 */
export function reckon(plan: AgentPlan, { active, turnover, net, carried }: MonthResult): Reckoning {
  if (active < LEAST_ACTIVE) return { state: 'carried', rate: 0n, commission: 0n, carry: carried };
  const base = plan === 'netWin' ? net + carried : turnover;
  const carry = plan === 'netWin' && base < 0n ? base : 0n;
  const reached = PLANS[plan].findLast((each) => base >= each.from && active >= each.active);
  const rate = base > 0n ? (reached?.rate ?? 0n) : 0n;
  return { state: 'reckoned', rate, commission: partOfAmount(base, rate, HUNDREDTHS), carry };
}
