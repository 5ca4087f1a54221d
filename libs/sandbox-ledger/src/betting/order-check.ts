import { defined } from '@heptad/formatting';
import type { SimQuote, Simulation } from '@heptad/sandbox-simulation';
import { priceBuilder } from './bet-builder';
import type { BetLeg, BetRefusal, Order, PlaceResult } from './betting';
import { combinationsOf, foldsOf } from './combinations';
import { builderLimits, comboLimits, exclusionOf, singleLimits } from './limits';
import type { StakeLimits } from './limits';
import { checkAtPlacing, delayOf, isTakenAt } from './price-check';
import { stakeOnWire } from './stake-on-wire';
import { pricedFor } from './venue-pricing';

/** An order found good at the present prices. */
export interface GoodOrder {
  readonly legs: readonly BetLeg[];
  readonly unitStake: bigint;
  readonly stake: bigint;
  /** The joint price that a bet builder is taken at. */
  readonly builderOdds?: string;
  /** ms until it is decided; 0 when it is accepted at once. */
  readonly delay: number;
}

export type OrderCheck =
  { readonly ok: true; readonly order: GoodOrder } | Extract<PlaceResult, { readonly ok: false }>;

function refuse(reason: BetRefusal): OrderCheck {
  return { ok: false, reason };
}

/** What cannot be bet at all matters more than a score that moved on, and that more than a price. */
function gravest(failures: readonly BetRefusal[]): BetRefusal | undefined {
  const lasting = failures.find((name) => name !== 'oddsChanged' && name !== 'scoreChanged');
  return lasting ?? failures.find((name) => name === 'scoreChanged') ?? failures[0];
}

/** What an order may be staked at, and the joint price that a bet builder goes at. */
type Terms =
  | { readonly ok: true; readonly limits: StakeLimits; readonly builderOdds?: string }
  | Extract<OrderCheck, { readonly ok: false }>;

function termsOf(simulation: Simulation, order: Order, quotes: readonly SimQuote[]): Terms {
  const { code, legs, builderOdds, venue, acceptance } = order;
  if (builderOdds !== undefined) {
    const selections = legs.map(({ selection }) => selection);
    const price = priceBuilder(simulation, venue, selections);
    if (!price.ok) return { ok: false, reason: 'notCombinable' };
    if (!isTakenAt(builderOdds, price.odds, acceptance)) return { ok: false, reason: 'oddsChanged' };
    return { ok: true, limits: builderLimits(price.odds), builderOdds: price.odds };
  }
  const exclusion = exclusionOf(quotes);
  if (exclusion) return { ok: false, reason: exclusion };
  const only = quotes.length === 1 ? quotes[0] : undefined;
  return { ok: true, limits: only ? singleLimits(only) : comboLimits(code, quotes) };
}

/** Whether a code goes with the legs; a bet builder is always one bet on all of them. */
function isCodeOf({ code, legs, builderOdds }: Order): boolean {
  if (builderOdds !== undefined && (legs.length < 2 || code !== legs.length * 1000 + 1)) return false;
  return foldsOf(code, legs.length) !== undefined;
}

/** Judges an order by all that does not need the wallet. */
export function checkOrder(simulation: Simulation, order: Order): OrderCheck {
  const { code, legs } = order;
  const prices = pricedFor(simulation, order.venue);
  // Of a bet builder only the joint price is agreed to.
  const acceptance = order.builderOdds === undefined ? order.acceptance : 2;
  const unitStake = stakeOnWire(order.unitStake);
  if (unitStake === undefined) return refuse('badStake');
  if (!isCodeOf(order)) return refuse('badCode');
  const checks = legs.map((leg) => ({ leg, check: checkAtPlacing(prices, leg, acceptance) }));
  const failures = checks.flatMap(({ check }) => (check.ok ? [] : [check.reason]));
  const reason = gravest(failures);
  if (reason) {
    const odds = checks.flatMap(({ leg, check }) =>
      check.odds === undefined ? [] : [{ selection: leg.selection, odds: check.odds }],
    );
    return { ok: false, reason, ...(odds.length > 0 && { odds }) };
  }
  const quotes = checks.flatMap(({ check }) => (check.ok ? [check.quote] : []));
  const terms = termsOf(simulation, order, quotes);
  if (!terms.ok) return terms;
  const { least, most } = terms.limits;
  if (unitStake < least) return refuse('belowMinimum');
  if (unitStake > most) return refuse('aboveMaximum');
  const betLegs = quotes.map((quote, index): BetLeg => ({
    selection: legs[index]?.selection ?? '',
    matchId: quote.matchId,
    sport: quote.sport,
    leagueId: quote.league.id,
    kind: quote.kind,
    period: quote.period,
    ...defined({ line: quote.line }),
    side: quote.side,
    odds: quote.odds,
    ...defined({ notation: order.notation }),
    live: quote.live,
    scoreAtBet: quote.score,
    ...defined({ countsFrom: quote.countsFrom }),
    state: 'open',
  }));
  const combinations = BigInt(combinationsOf(code, legs).length);
  return {
    ok: true,
    order: {
      legs: betLegs,
      unitStake,
      stake: unitStake * combinations,
      ...defined({ builderOdds: terms.builderOdds }),
      delay: delayOf(quotes),
    },
  };
}
