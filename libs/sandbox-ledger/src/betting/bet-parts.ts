import { Decimal } from '@heptad/formatting';
import type { Bet, BetState } from './betting';
import { combinationsOf } from './combinations';
import { asIfWon, asItPays, combinationPayout, readOdds, settledState } from './payout';

/** One of the combinations that a bet was split into. */
export interface BetPart {
  /** Places of its legs in the bet's, from 0. */
  readonly legs: readonly number[];
  /** European odds of its legs together, cut to two decimals. */
  readonly odds: string;
  /** Minor units: what comes back at most while open, what came back once decided. */
  readonly returns: bigint;
  readonly state: BetState;
}

/** All odds multiplied, cut once at the end. */
function oddsTogether(odds: readonly string[]): string {
  const product = odds.reduce((sofar, each) => sofar.times(readOdds(each)), new Decimal(1));
  return product.toFixed(2, Decimal.ROUND_DOWN);
}

/**
 * What each combination of a bet comes to (ROUTE-073): lost as soon as one of its legs is, otherwise open until all are settled. The returns
 * of a settled bet's parts add up to its payout less what cashing out paid, those of an open one's to the most it can still bring; a part
 * of a bet that was cashed out as a whole brings nothing more.
 * @param unitStake what runs on each combination, minor units
 */
export function partsOf(
  bet: Pick<Bet, 'code' | 'state' | 'legs' | 'builderOdds'>,
  unitStake: bigint,
): readonly BetPart[] {
  const places = bet.legs.map((_, place) => place);
  return combinationsOf(bet.code, places).map((combination): BetPart => {
    const legs = combination.flatMap((place) => bet.legs[place] ?? []);
    // A bet builder has but one combination, which pays at its joint price.
    const { legs: paying } = asItPays({ code: bet.code, legs, builderOdds: bet.builderOdds });
    const odds = oddsTogether(paying.map((leg) => leg.odds));
    if (bet.state === 'cashedOut') return { legs: combination, odds, returns: 0n, state: bet.state };
    if (bet.state === 'rejected' || bet.state === 'edited')
      return { legs: combination, odds, returns: unitStake, state: bet.state };
    const returns = combinationPayout(unitStake, paying.map(asIfWon));
    const ends = paying.map(({ state }) => state);
    const open = ends.includes('open') && !ends.includes('lost');
    return {
      legs: combination,
      odds,
      returns,
      state: open ? bet.state : settledState(paying, unitStake, returns),
    };
  });
}
