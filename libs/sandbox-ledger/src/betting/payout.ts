import { Decimal } from '@heptad/formatting';
import type { BetState, LegState } from './betting';
import { combinationsOf } from './combinations';

/** A leg as far as money goes. */
export interface PayingLeg {
  /** Decimal European odds, two places. */
  readonly odds: string;
  readonly state: LegState;
}

/** Odds of two places, such as "1.95". @throws RangeError for any other notation */
export function readOdds(odds: string): Decimal {
  if (!/^\d{1,7}\.\d{2}$/.test(odds)) throw new RangeError(`not decimal odds: ${JSON.stringify(odds)}`);
  return new Decimal(odds);
}

/** A calculated number of minor units, cut towards zero to a whole one. */
export const wholeUnits = (value: Decimal): bigint => BigInt(value.toFixed(0, Decimal.ROUND_DOWN));

const HALF = new Decimal('0.5');
const ONE = new Decimal(1);
const NOTHING = new Decimal(0);

/** What a leg that is over multiplies a stake by. @throws RangeError for an open one */
export function legFactor({ odds, state }: PayingLeg): Decimal {
  switch (state) {
    case 'won':
      return readOdds(odds);
    case 'halfWon':
      return readOdds(odds).plus(1).times(HALF);
    case 'push':
    case 'void':
      return ONE;
    case 'halfLost':
      return HALF;
    case 'lost':
      return NOTHING;
    case 'open':
      throw new RangeError('an open leg has no result');
  }
}

/** What one combination pays back, stake included: minor units, cut to whole ones once at the end. */
export function combinationPayout(unitStake: bigint, legs: readonly PayingLeg[]): bigint {
  return wholeUnits(legs.reduce((sofar, leg) => sofar.times(legFactor(leg)), new Decimal(unitStake)));
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

/** What a bet is paid by. */
export interface PayingBet {
  readonly code: number;
  readonly legs: readonly PayingLeg[];
  /** Of a bet builder. */
  readonly builderOdds?: string | undefined;
}

/** A bet builder is lost with its first lost leg, void once a leg is void, and won when all are won. */
function builderState(legs: readonly PayingLeg[]): LegState {
  const states = legs.map(({ state }) => state);
  if (states.includes('lost')) return 'lost';
  if (states.includes('open')) return 'open';
  return states.every((state) => state === 'won') ? 'won' : 'void';
}

/** A bet as it pays: a bet builder pays as one leg at its joint price, every other bet by its own legs. */
export function asItPays({ code, legs, builderOdds }: PayingBet): Omit<PayingBet, 'builderOdds'> {
  if (builderOdds === undefined) return { code, legs };
  return { code: 1001, legs: [{ odds: builderOdds, state: builderState(legs) }] };
}

/** A leg as the member hopes for it: won, unless it has ended otherwise. */
export function asIfWon<Leg extends PayingLeg>(leg: Leg): Leg {
  return leg.state === 'open' ? { ...leg, state: 'won' } : leg;
}

/** The most a bet can still pay, given how some of its legs ended. */
export function highestPayout(bet: PayingBet, unitStake: bigint): bigint {
  const { code, legs } = asItPays(bet);
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
