import { combinationsOf } from './combinations';
import { legFactor, oddsHundredths, type PayingLeg } from './payout';

/** A leg with its present price, which only an open one has. */
export interface ValuedLeg extends PayingLeg {
  readonly now?: string;
}

/** A product of a stake as an exact fraction. */
interface Share {
  readonly times: bigint;
  readonly per: bigint;
}

/**
 * What the house pays of every 100 that an open leg is worth. A live bet keeps its price when the present one has shortened by
 * a twentieth: below 95 no bet is worth more than its stake at the moment it is taken.
 */
const PAID_OF_HUNDRED = 94n;
const FACTOR_PER = 200n;

function shareOf(leg: ValuedLeg): Share {
  if (leg.state !== 'open') return { times: legFactor(leg), per: FACTOR_PER };
  return {
    times: oddsHundredths(leg.odds) * PAID_OF_HUNDRED,
    per: oddsHundredths(leg.now ?? '0.00') * 100n,
  };
}

/**
 * What a bet is worth: of each combination, the stake times what its settled legs have brought, times taken price by present
 * price of those still open, less the house's part of each. Cut to whole minor units per combination.
 * @param unitStake what still runs on each combination, minor units
 * @param legs an open one has its present price
 */
export function cashOutValue(code: number, unitStake: bigint, legs: readonly ValuedLeg[]): bigint {
  return combinationsOf(code, legs).reduce((sum, combination) => {
    const shares = combination.map(shareOf);
    const times = shares.reduce((product, share) => product * share.times, unitStake);
    const per = shares.reduce((product, share) => product * share.per, 1n);
    return per === 0n ? sum : sum + times / per;
  }, 0n);
}

/** What is paid for a part of the running stake, cut to whole minor units. */
export function partValue(value: bigint, part: bigint, running: bigint): bigint {
  return (value * part) / running;
}
