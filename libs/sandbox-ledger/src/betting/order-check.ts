import { defined } from '@heptad/formatting';
import type { Simulation } from '@heptad/sandbox-simulation';
import type { BetLeg, BetRefusal, Order, PlaceResult } from './betting';
import { combinationsOf, foldsOf } from './combinations';
import { comboLimits, exclusionOf, singleLimits } from './limits';
import { checkAtPlacing, delayOf } from './price-check';
import { stakeOnWire } from './stake-on-wire';

/** An order found good at the present prices. */
export interface GoodOrder {
  readonly legs: readonly BetLeg[];
  readonly unitStake: bigint;
  readonly stake: bigint;
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

/** Judges an order by all that does not need the wallet. */
export function checkOrder(simulation: Simulation, order: Order): OrderCheck {
  const { code, legs, acceptance } = order;
  const unitStake = stakeOnWire(order.unitStake);
  if (unitStake === undefined) return refuse('badStake');
  if (!foldsOf(code, legs.length)) return refuse('badCode');
  const checks = legs.map((leg) => ({ leg, check: checkAtPlacing(simulation, leg, acceptance) }));
  const failures = checks.flatMap(({ check }) => (check.ok ? [] : [check.reason]));
  const reason = gravest(failures);
  if (reason) {
    const odds = checks.flatMap(({ leg, check }) =>
      check.odds === undefined ? [] : [{ selection: leg.selection, odds: check.odds }],
    );
    return { ok: false, reason, ...(odds.length > 0 && { odds }) };
  }
  const quotes = checks.flatMap(({ check }) => (check.ok ? [check.quote] : []));
  const exclusion = exclusionOf(quotes);
  if (exclusion) return refuse(exclusion);
  const only = quotes.length === 1 ? quotes[0] : undefined;
  const { least, most } = only ? singleLimits(only) : comboLimits(code, quotes);
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
    order: { legs: betLegs, unitStake, stake: unitStake * combinations, delay: delayOf(quotes) },
  };
}
