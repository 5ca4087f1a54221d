import { fromMinorUnits, minorUnits, multiplyMoney } from '@heptad/formatting';
import type { StakeLimits } from '../shared-rounds/bet-draft';

/** Why chosen lines cannot be placed. */
export type ChoiceRefusal = 'aboveMost' | 'aboveBalance' | 'tooManySpots';

/** What lines of one stake cost. All amounts are cents. */
export const costOf = (lines: number, stake: bigint): bigint => BigInt(lines) * stake;

/** Why lines of one stake cannot be placed; undefined where they can. */
export function choiceRefusal(
  lines: number,
  stake: bigint,
  rules: {
    readonly limits: StakeLimits;
    readonly balance: bigint;
    readonly placed: bigint;
    readonly mostSpots: number;
  },
): ChoiceRefusal | undefined {
  const cost = costOf(lines, stake);
  if (lines > rules.mostSpots) return 'tooManySpots';
  if (cost + rules.placed > rules.limits.most) return 'aboveMost';
  return cost > rules.balance ? 'aboveBalance' : undefined;
}

/** What a stake gives back at odds of hundredths, cents. Stakes are whole units, so nothing is rounded. */
export const returnAt = (stake: bigint, odds: bigint): bigint =>
  minorUnits(multiplyMoney(fromMinorUnits(stake), fromMinorUnits(odds)));
