import { Decimal } from '@heptad/formatting';
import { combinationsOf } from './combinations';
import { legFactor, readOdds, type PayingLeg } from './payout';
import { partOfAmount } from '../wallet/part-of-amount';

/** A leg with its present price, which only an open one has. */
export interface ValuedLeg extends PayingLeg {
  readonly now?: string;
}

/** A product of a stake as an exact fraction. */
interface Share {
  readonly times: Decimal;
  readonly per: Decimal;
}

/**
 * The part of what an open leg is worth that the house pays. A live bet keeps its price when the present one has shortened by
 * a twentieth: below 0.95 no bet is worth more than its stake at the moment it is taken.
 */
const PAID_PART = new Decimal('0.94');
const ONE = new Decimal(1);

function shareOf(leg: ValuedLeg): Share {
  if (leg.state !== 'open') return { times: legFactor(leg), per: ONE };
  return { times: readOdds(leg.odds).times(PAID_PART), per: readOdds(leg.now ?? '0.00') };
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
    const times = shares.reduce((product, share) => product.times(share.times), new Decimal(unitStake));
    const per = shares.reduce((product, share) => product.times(share.per), ONE);
    return per.isZero() ? sum : sum + BigInt(times.divToInt(per).toFixed());
  }, 0n);
}

/** What is paid for a part of the running stake, cut to whole minor units. */
export function partValue(value: bigint, part: bigint, running: bigint): bigint {
  return partOfAmount(value, part, running);
}
