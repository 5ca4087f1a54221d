import type { Decimal } from '@heptad/formatting';
import { SPORT_RULES } from '@heptad/sandbox-simulation';
import type { SimQuote, Simulation } from '@heptad/sandbox-simulation';
import type { BetLeg, BetRefusal, OddsAcceptance, OrderLeg } from './betting';
import { countsAlike } from './counted-score';
import { readOdds } from './payout';

const DELAY = 4_000;
const VIRTUAL_DELAY = 1_000;
/** A price may move by a twentieth while a live bet waits; the bet keeps the price it was taken at. */
const TOLERANCE = 20;

/** What is wrong with a leg at a moment, and the price it would be taken at. */
export type LegCheck =
  | { readonly ok: true; readonly quote: SimQuote; readonly odds: string }
  | { readonly ok: false; readonly reason: BetRefusal; readonly odds?: string };

function refusalOf({ state }: SimQuote): BetRefusal | undefined {
  if (state === 'closed') return 'marketClosed';
  if (state === 'suspended') return 'marketSuspended';
  return state === 'locked' ? 'selectionLocked' : undefined;
}

function isTaken(before: Decimal, now: Decimal, acceptance: OddsAcceptance): boolean {
  return acceptance === 2 || now.eq(before) || (acceptance === 1 && now.gt(before));
}

/** The price that an order names; undefined where that is none. */
function seenOdds(text: string): Decimal | undefined {
  try {
    return readOdds(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks a leg when a bet arrives: at the present price if the member's acceptance covers the change. A line that counts from another score
 * than the member saw is another bet, which no acceptance covers.
 */
export function checkAtPlacing(simulation: Simulation, leg: OrderLeg, acceptance: OddsAcceptance): LegCheck {
  const quote = simulation.quote(leg.selection);
  if (!quote) return { ok: false, reason: 'unknownSelection' };
  const reason = refusalOf(quote);
  if (reason) return { ok: false, reason, odds: quote.odds };
  if (!countsAlike(leg.countsFrom, quote.countsFrom))
    return { ok: false, reason: 'scoreChanged', odds: quote.odds };
  if (!isTakenAt(leg.odds, quote.odds, acceptance))
    return { ok: false, reason: 'oddsChanged', odds: quote.odds };
  return { ok: true, quote, odds: quote.odds };
}

/** Checks a leg at the end of a live bet's delay. Small moves keep the taken price, larger ones go by the acceptance; the score must be the same. */
export function checkAfterDelay(
  simulation: Simulation,
  leg: Pick<BetLeg, 'selection' | 'odds' | 'countsFrom'>,
  acceptance: OddsAcceptance,
  at: number,
): LegCheck {
  const quote = simulation.quote(leg.selection, at);
  if (!quote) return { ok: false, reason: 'unknownSelection' };
  const reason = refusalOf(quote);
  if (reason) return { ok: false, reason };
  if (!countsAlike(leg.countsFrom, quote.countsFrom))
    return { ok: false, reason: 'scoreChanged', odds: quote.odds };
  const odds = oddsAfterDelay(leg.odds, quote.odds, acceptance);
  return odds === undefined
    ? { ok: false, reason: 'oddsChanged', odds: quote.odds }
    : { ok: true, quote, odds };
}

/** The price that a bet goes at once its delay is over; undefined where the member has not agreed to any. */
export function oddsAfterDelay(
  taken: string,
  present: string,
  acceptance: OddsAcceptance,
): string | undefined {
  const [before, now] = [readOdds(taken), readOdds(present)];
  if (now.minus(before).abs().times(TOLERANCE).lte(before)) return taken;
  return isTaken(before, now, acceptance) ? present : undefined;
}

/** Whether a price seen may be taken at the present one. */
export function isTakenAt(text: string, present: string, acceptance: OddsAcceptance): boolean {
  const seen = seenOdds(text);
  return seen !== undefined && isTaken(seen, readOdds(present), acceptance);
}

/** How long a bet waits before it is accepted, ms: 0 unless a leg is in play. */
export function delayOf(quotes: readonly SimQuote[]): number {
  const delays = quotes.map(({ live, sport }) => {
    if (!live) return 0;
    return SPORT_RULES[sport].family === 'virtual' ? VIRTUAL_DELAY : DELAY;
  });
  return Math.max(0, ...delays);
}
