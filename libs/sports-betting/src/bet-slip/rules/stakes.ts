import { LEAST_TRANSFER_AMOUNT } from '@heptad/contracts';
import {
  compareMoney,
  minorUnits,
  fromMinorUnits,
  money,
  multiplyMoney,
  subtractMoney,
  ZERO,
  type Money,
} from '@heptad/formatting';

/** Least and most stake of each combination of a wager, as the venue gave them. */
export interface StakeBounds {
  readonly min: Money;
  readonly max: Money;
}

/** Why a stake cannot be placed; keys of the slip's texts. */
export type StakeProblem = 'missing' | 'belowMin' | 'aboveMax' | 'insufficient';

const TYPED = /^\d{1,12}(\.\d{0,2})?$/;

/** The amount a member typed; undefined while it is none, or nothing. @param text decimal text, possibly unfinished (`12.`) */
export function readStake(text: string): Money | undefined {
  if (!TYPED.test(text)) return undefined;
  const stake = money(text.replace(/\.$/, ''));
  return compareMoney(stake, ZERO) > 0 ? stake : undefined;
}

export interface StakeQuestion {
  readonly text: string;
  /** Unknown until the venue has said so; nothing is too little or too much then. */
  readonly bounds: StakeBounds | undefined;
  /** What the venue wallet holds for each combination beyond the other stakes of the slip; unknown until it has been read. */
  readonly available: Money | undefined;
}

/** Why a stake cannot be placed; the venue judges again. Bounds come before the balance, since money can be moved. */
export function stakeProblem({ text, bounds, available }: StakeQuestion): StakeProblem | undefined {
  const stake = readStake(text);
  if (stake === undefined) return 'missing';
  if (bounds !== undefined && compareMoney(stake, bounds.min) < 0) return 'belowMin';
  if (bounds !== undefined && compareMoney(stake, bounds.max) > 0) return 'aboveMax';
  if (available !== undefined && compareMoney(stake, available) > 0) return 'insufficient';
  return undefined;
}

/** What a wager costs: its stake on each of its combinations. */
export const costOf = (stake: Money, combinations: number): Money =>
  fromMinorUnits(minorUnits(stake) * BigInt(combinations));

/** The most that an amount allows to stake on each of so many combinations, in whole cents; below nothing for a debt. */
export function shareOf(amount: Money, combinations: number): Money {
  // A wallet may hold parts of a cent, which no stake can use.
  const share = minorUnits(multiplyMoney(amount, '1')) / BigInt(combinations);
  return fromMinorUnits(share === 0n && compareMoney(amount, ZERO) < 0 ? -1n : share);
}

/** The most that can be staked now: the smaller of limit and balance, never below nothing; undefined while neither is known. */
export function highestStake(
  bounds: StakeBounds | undefined,
  available: Money | undefined,
): Money | undefined {
  const rest = available !== undefined && compareMoney(available, ZERO) < 0 ? ZERO : available;
  if (bounds === undefined || rest === undefined) return bounds?.max ?? rest;
  return compareMoney(bounds.max, rest) < 0 ? bounds.max : rest;
}

const LEAST_TRANSFER = money(LEAST_TRANSFER_AMOUNT);

/**
 * What has to be transferred for the stakes: what the venue wallet lacks, and no less than a transfer may be; undefined when
 * it lacks nothing or is not known.
 */
export function shortfall(stakes: Money, balance: Money | undefined): Money | undefined {
  if (balance === undefined || compareMoney(stakes, balance) <= 0) return undefined;
  const lacking = subtractMoney(stakes, balance);
  return compareMoney(lacking, LEAST_TRANSFER) < 0 ? LEAST_TRANSFER : lacking;
}
