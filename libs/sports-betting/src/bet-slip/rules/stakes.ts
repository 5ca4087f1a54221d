import { wallet } from '@heptad/contracts';
import {
  compareMoney,
  cutToCents,
  Decimal,
  money,
  multiplyMoney,
  readStake,
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

export interface StakeQuestion {
  readonly text: string;
  /** Unknown until the venue has said so; nothing is too little or too much then. */
  readonly bounds: StakeBounds | undefined;
  /** What the venue wallet holds for each combination beyond the other stakes of the slip; unknown until it has been read. */
  readonly available: Money | undefined;
}

/** Why a stake cannot be placed. The venue checks again. Limits come before the balance, because money can be transferred. */
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
  multiplyMoney(stake, String(combinations));

/** Returned for a debt of less than one cent for each combination. */
const LEAST_DEBT = money('-0.01');

/** The most that an amount allows to stake on each of so many combinations, in whole cents; below nothing for a debt. */
export function shareOf(amount: Money, combinations: number): Money {
  // A wallet may hold parts of a cent, which no stake can use.
  const share = cutToCents(new Decimal(amount).times(100).divToInt(combinations).div(100));
  return share === ZERO && compareMoney(amount, ZERO) < 0 ? LEAST_DEBT : share;
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

const LEAST_TRANSFER = money(wallet.LEAST_TRANSFER_AMOUNT);

/**
 * What has to be transferred for the stakes: what the venue wallet lacks, and no less than a transfer may be; undefined when
 * it lacks nothing or is not known.
 */
export function shortfall(stakes: Money, balance: Money | undefined): Money | undefined {
  if (balance === undefined || compareMoney(stakes, balance) <= 0) return undefined;
  // Only whole cents are transferred, and a wallet may hold parts of one: what it lacks is rounded up.
  const lacking = money(new Decimal(subtractMoney(stakes, balance)).toFixed(2, Decimal.ROUND_UP));
  return compareMoney(lacking, LEAST_TRANSFER) < 0 ? LEAST_TRANSFER : lacking;
}
