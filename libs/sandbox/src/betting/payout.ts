import type { BetState, LegState } from './betting';
import { combinationsOf } from './combinations';

/** A leg as far as money goes. */
export interface PayingLeg {
  /** Decimal European odds, two places. */
  readonly odds: string;
  readonly state: LegState;
}

/** Odds in hundredths: "1.95" is 195. @throws RangeError for any other notation */
export function oddsHundredths(odds: string): bigint {
  const match = /^(\d{1,7})\.(\d{2})$/.exec(odds);
  if (!match) throw new RangeError(`not decimal odds: ${JSON.stringify(odds)}`);
  return BigInt(`${match[1]}${match[2]}`);
}

/** What a leg that is over multiplies a stake by, in 200ths. @throws RangeError for an open one */
export function legFactor({ odds, state }: PayingLeg): bigint {
  switch (state) {
    case 'won':
      return 2n * oddsHundredths(odds);
    case 'halfWon':
      return 100n + oddsHundredths(odds);
    case 'push':
    case 'void':
      return 200n;
    case 'halfLost':
      return 100n;
    case 'lost':
      return 0n;
    case 'open':
      throw new RangeError('an open leg has no result');
  }
}

/** What one combination pays back, stake included: minor units, cut to whole ones once at the end. */
export function combinationPayout(unitStake: bigint, legs: readonly PayingLeg[]): bigint {
  const product = legs.reduce((sofar, leg) => sofar * legFactor(leg), unitStake);
  return product / 200n ** BigInt(legs.length);
}

/** What a bet pays back over all its combinations. */
export function betPayout(code: number, unitStake: bigint, legs: readonly PayingLeg[]): bigint {
  return combinationsOf(code, legs).reduce(
    (sum, combination) => sum + combinationPayout(unitStake, combination),
    0n,
  );
}

/** What a bet pays if every leg wins. */
export function potentialPayout(
  code: number,
  unitStake: bigint,
  legs: readonly { readonly odds: string }[],
): bigint {
  return betPayout(
    code,
    unitStake,
    legs.map(({ odds }) => ({ odds, state: 'won' })),
  );
}

/** A leg as the member hopes for it: won, unless it has ended otherwise. */
export function asIfWon<Leg extends PayingLeg>(leg: Leg): Leg {
  return leg.state === 'open' ? { ...leg, state: 'won' } : leg;
}

/** The most a bet can still pay, given how some of its legs ended. */
export function highestPayout(code: number, unitStake: bigint, legs: readonly PayingLeg[]): bigint {
  return betPayout(code, unitStake, legs.map(asIfWon));
}

/** Whether the bet's payout is known: all legs are, or every combination has lost already. */
export function isDecided(code: number, legs: readonly PayingLeg[]): boolean {
  return combinationsOf(code, legs).every(
    (combination) =>
      combination.some(({ state }) => state === 'lost') || combination.every(({ state }) => state !== 'open'),
  );
}

/** The payout of a decided bet; combinations with a lost leg pay nothing, whatever is still open in them. */
export function decidedPayout(code: number, unitStake: bigint, legs: readonly PayingLeg[]): bigint {
  const known = legs.map((leg) => (leg.state === 'open' ? { ...leg, state: 'lost' as const } : leg));
  return betPayout(code, unitStake, known);
}

/** A single ends as its leg does; a combination bet by what it pays against what it cost. */
export function settledState(legs: readonly PayingLeg[], stake: bigint, payout: bigint): BetState {
  const [only, ...others] = legs;
  if (only && others.length === 0 && only.state !== 'open') return only.state;
  if (legs.every(({ state }) => state === 'void')) return 'void';
  if (payout === stake) return 'push';
  return payout > stake ? 'won' : 'lost';
}
