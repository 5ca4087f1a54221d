import { Decimal } from '@heptad/formatting';
import { wholeUnits } from '@heptad/sandbox-ledger';

/** The yearly rate of the part of an amount that lies above `from`. */
export interface RateTier {
  /** Minor units. */
  readonly from: bigint;
  /** Ten-thousandths a year. */
  readonly yearly: bigint;
}

/** The rates, the lowest part first. Each part of an amount earns the rate of its own tier. */
export const RATE_TIERS: readonly RateTier[] = [
  { from: 0n, yearly: 400n },
  { from: 10_000_00n, yearly: 300n },
  { from: 100_000_00n, yearly: 200n },
];

/** A year of interest has this many days, leap years too: 29 February earns as every other day does. */
const DAYS_A_YEAR = 365n;

/** How many parts a minor unit is counted in, so that a day's interest is a whole number of them. */
export const PARTS = 10_000n * DAYS_A_YEAR;

/** What one day earns, in parts of a minor unit (see {@link PARTS}). @param base minor units, not below zero */
export function earnedParts(base: bigint, tiers: readonly RateTier[] = RATE_TIERS): bigint {
  const parts = tiers.reduce((sum, { from, yearly }, place) => {
    const until = tiers[place + 1]?.from;
    const top = until === undefined || base < until ? base : until;
    return top > from ? sum.plus(new Decimal(top - from).times(yearly)) : sum;
  }, new Decimal(0));
  return wholeUnits(parts);
}

/** A day's interest in whole minor units, and the parts that are left over for the next day. */
export interface DayInterest {
  readonly interest: bigint;
  readonly carry: bigint;
}

/**
 * The interest of one day. It is cut down to whole minor units; what is cut off is carried to the next day, so that nothing is
 * lost and nothing invented.
 * @param base minor units that lay there the whole day
 * @param carry parts that former days left over
 */
export function interestOf(base: bigint, carry: bigint, tiers?: readonly RateTier[]): DayInterest {
  const parts = new Decimal(earnedParts(base, tiers)).plus(carry);
  return { interest: wholeUnits(parts.divToInt(PARTS)), carry: wholeUnits(parts.mod(PARTS)) };
}

/**
 * What lay there the whole day: the least there was at any moment of it. What came in on that day counts from the next one;
 * what went out has not lain the whole day.
 * @param opening minor units at the day's first moment
 * @param moves what came in (above zero) and went out, in their order
 */
export function lowestOf(opening: bigint, moves: readonly bigint[]): bigint {
  let lowest = opening;
  let balance = opening;
  for (const move of moves) {
    balance += move;
    if (balance < lowest) lowest = balance;
  }
  // Where the clock was set back, money may seem to have gone out before it came in.
  return lowest > 0n ? lowest : 0n;
}
