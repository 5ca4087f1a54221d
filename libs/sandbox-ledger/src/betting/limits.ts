import { BET_LEGS } from '@heptad/contracts';
import { Decimal, fromMinorUnits } from '@heptad/formatting';
import { SPORT_RULES } from '@heptad/sandbox-simulation';
import type { SimQuote, Simulation } from '@heptad/sandbox-simulation';
import { priceBuilder } from './bet-builder';
import type { BetVenue, BuilderOffer, ComboOffer, LimitsAnswer } from './betting';
import { codesFor, combinationsOf } from './combinations';
import { combinationPayout, potentialPayout, readOdds } from './payout';

/** Minor units. */
const SINGLE_MINIMUM = 1_000n;
const COMBO_MINIMUM = 200n;
const SPORT_MAXIMUM = 5_000_000n;
const SMALL_MAXIMUM = 1_000_000n;
const COMBO_MAXIMUM = 2_000_000n;
/** The most a bet may pay back. */
const HIGHEST_PAYOUT = 50_000_000n;
/** What stands for a price that is none. */
const LEAST_ODDS = new Decimal('0.01');

const MAIN_KINDS: ReadonlySet<string> = new Set(['handicap', 'overUnder', 'threeWay', 'moneyline']);

/** The least and the most unit stake of a bet, minor units. */
export interface StakeLimits {
  readonly least: bigint;
  readonly most: bigint;
}

/** Whole major units, since a limit with cents looks like a mistake. */
function rounded(limit: bigint): bigint {
  return (limit / 100n) * 100n;
}

/** The most that may be staked at these odds, so that no more than the highest payout comes back. */
function stakeThatPays(odds: Decimal): bigint {
  return BigInt(new Decimal(HIGHEST_PAYOUT).divToInt(odds.isZero() ? LEAST_ODDS : odds).toFixed());
}

/** Limits of a single. Lists' main markets of real sports take more than the others. */
export function singleLimits({ sport, kind, odds }: Pick<SimQuote, 'sport' | 'kind' | 'odds'>): StakeLimits {
  const isBig = SPORT_RULES[sport].family === 'sport' && MAIN_KINDS.has(kind);
  const byPayout = stakeThatPays(readOdds(odds));
  const most = isBig ? SPORT_MAXIMUM : SMALL_MAXIMUM;
  return { least: SINGLE_MINIMUM, most: rounded(byPayout < most ? byPayout : most) };
}

/** Limits of a bet builder at its joint price. */
export function builderLimits(odds: string): StakeLimits {
  const byPayout = stakeThatPays(readOdds(odds));
  return { least: COMBO_MINIMUM, most: rounded(byPayout < SMALL_MAXIMUM ? byPayout : SMALL_MAXIMUM) };
}

/** Limits of the unit stake of a combination bet. */
export function comboLimits(code: number, legs: readonly { readonly odds: string }[]): StakeLimits {
  const paysForOne = potentialPayout(code, 100n, legs);
  const byPayout = stakeThatPays(new Decimal(paysForOne).div(100));
  const combinations = BigInt(Math.max(combinationsOf(code, legs).length, 1));
  const byStake = COMBO_MAXIMUM / combinations;
  const most = rounded(byPayout < byStake ? byPayout : byStake);
  return { least: COMBO_MINIMUM, most: most > COMBO_MINIMUM ? most : COMBO_MINIMUM };
}

/** Why legs cannot be in one bet, if they cannot. */
export function exclusionOf(
  quotes: readonly Pick<SimQuote, 'matchId' | 'kind'>[],
): 'sameMatch' | 'notCombinable' | undefined {
  if (quotes.length < 2) return undefined;
  if (quotes.length > BET_LEGS.combo || quotes.some(({ kind }) => kind === 'winner')) return 'notCombinable';
  return new Set(quotes.map(({ matchId }) => matchId)).size < quotes.length ? 'sameMatch' : undefined;
}

function comboOffer(code: number, legs: readonly SimQuote[]): ComboOffer {
  const { least, most } = comboLimits(code, legs);
  const combinations = combinationsOf(code, legs);
  const odds = combinations.reduce((sum, combination) => {
    return (
      sum +
      combinationPayout(
        100n,
        combination.map((leg) => ({ odds: leg.odds, state: 'won' })),
      )
    );
  }, 0n);
  return {
    code,
    combinations: combinations.length,
    minStake: fromMinorUnits(least),
    maxStake: fromMinorUnits(most),
    odds: fromMinorUnits(odds),
  };
}

/** Limits, prices and codes for the selections of a slip. */
export function limitsFor(simulation: Simulation, selections: readonly string[]): LimitsAnswer {
  const quotes = selections.map((selection) => ({ selection, quote: simulation.quote(selection) }));
  const known = quotes.flatMap(({ quote }) => quote ?? []);
  const refusal = exclusionOf(known);
  const open = known.filter(({ state }) => state !== 'closed');
  const combinable = !refusal && open.length === selections.length && open.length > 1;
  return {
    legs: quotes.map(({ selection, quote }) => {
      if (!quote || quote.state === 'closed') {
        const zero = fromMinorUnits(0n);
        return { selection, odds: '0.00', state: quote?.state ?? 'unknown', minStake: zero, maxStake: zero };
      }
      const { least, most } = singleLimits(quote);
      return {
        selection,
        odds: quote.odds,
        state: quote.state,
        minStake: fromMinorUnits(least),
        maxStake: fromMinorUnits(most),
      };
    }),
    combos: combinable ? codesFor(open.length).map((code) => comboOffer(code, open)) : [],
    ...(refusal && { refusal }),
  };
}

/** What selections of one match are offered at as one bet; see `BettingEngine.builderOffer`. */
export function builderOffer(
  simulation: Simulation,
  venue: BetVenue,
  selections: readonly string[],
): BuilderOffer {
  const price = priceBuilder(simulation, venue, selections);
  if (!price.ok) {
    const { reason, places } = price;
    return { ok: false, reason, selections: places.flatMap((place) => selections[place] ?? []) };
  }
  const { least, most } = builderLimits(price.odds);
  return { ok: true, odds: price.odds, minStake: fromMinorUnits(least), maxStake: fromMinorUnits(most) };
}
