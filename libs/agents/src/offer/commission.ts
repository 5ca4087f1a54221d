import { compareMoney, Decimal, money, multiplyMoney, ZERO, type Money } from '@heptad/formatting';
import type { Plan, PlanTier } from '../agents/agents';

/** What an example comes to. */
export interface CommissionExample {
  /** What all members together come to. */
  readonly result: Money;
  /** The tier that was reached; absent where there are too few members or there is nothing to pay of. */
  readonly tier?: PlanTier;
  readonly commission: Money;
}

const PER_CENT = '0.01';

/**
 * What a month would earn in which so many members are active and each comes to the same amount (ROUTE-063). Exact, and cut to whole
 * cents as the platform does.
 * @param each of the net result or of valid turnover, by the plan; not below zero
 */
export function commissionExample({ tiers }: Plan, members: number, each: Money): CommissionExample {
  const result = multiplyMoney(each, String(members));
  const tier = tiers.findLast(
    ({ from, active }) => compareMoney(result, money(from)) >= 0 && members >= active,
  );
  if (tier === undefined || compareMoney(result, ZERO) <= 0) return { result, commission: ZERO };
  const rate = new Decimal(tier.percent).times(PER_CENT).toFixed();
  return { result, tier, commission: multiplyMoney(result, rate) };
}
