import { fromMinorUnits, minorUnits, money, type Money } from '@heptad/formatting';
import type { Plan, PlanTier } from '../agents/agents';

/** What an example comes to. */
export interface CommissionExample {
  /** What all members together come to. */
  readonly result: Money;
  /** The tier that was reached; absent where there are too few members or there is nothing to pay of. */
  readonly tier?: PlanTier;
  readonly commission: Money;
}

/** A rate is written in per cent with two decimals: its digits are hundredths of a per cent. */
const HUNDREDTHS = 10_000n;

/**
 * What a month would earn in which so many members are active and each comes to the same amount (ROUTE-063). Exact, and cut to whole
 * cents as the platform does.
 * @param each of the net result or of valid turnover, by the plan; not below zero
 */
export function commissionExample({ tiers }: Plan, members: number, each: Money): CommissionExample {
  const base = minorUnits(each) * BigInt(members);
  const result = fromMinorUnits(base);
  const tier = tiers.findLast(({ from, active }) => base >= minorUnits(money(from)) && members >= active);
  if (tier === undefined || base <= 0n) return { result, commission: fromMinorUnits(0n) };
  const rate = minorUnits(money(tier.percent));
  return { result, tier, commission: fromMinorUnits((base * rate) / HUNDREDTHS) };
}
