import { compareOdds, type Odds } from '@heptad/formatting';
import { countsAlike, type OddsAcceptance, type Score } from '@heptad/venue-gateway';
import type { Price, PriceBoard } from '../../price-board/price-board';
import type { Tolerance } from '../quick-bet-choices';
import { isWithinTolerance } from './tolerance';

/** Consent to changed odds: a price is the same, has changed within what the member accepts, or must be agreed to again. */
export type PriceVerdict = 'same' | 'covered' | 'ask';

/**
 * @param consented the price the member saw, @param live the price now, @param acceptance the member's choice for the venue,
 * @param tolerance how much worse was agreed to, for quick bets alone
 */
export function priceVerdict(
  consented: Odds,
  live: Odds,
  acceptance: OddsAcceptance,
  tolerance: Tolerance = '0',
): PriceVerdict {
  const move = compareOdds(live, consented);
  if (move === 0) return 'same';
  if (isWithinTolerance(consented, live, tolerance)) return 'covered';
  return acceptance === 'any' || (acceptance === 'better' && move > 0) ? 'covered' : 'ask';
}

/**
 * Why a selection cannot be bet now; keys of the slip's texts. `stale`: its price has not been confirmed for too long.
 * `scoreChanged`: its handicap counts from another score than the member saw.
 */
export type PriceProblem = 'closed' | 'locked' | 'stale' | 'scoreChanged' | 'oddsChanged';

/** Whether the member's consent to what is on the screen ends the problem. */
export const awaitsConsent = (problem: string | undefined): boolean =>
  problem === 'oddsChanged' || problem === 'scoreChanged';

export interface LegQuestion {
  readonly consented: Odds;
  /** The score that the member saw the line count from, where it counts from one. */
  readonly countsFrom?: Score | undefined;
  /** As {@link PriceBoard.bettable} answered. */
  readonly quote: ReturnType<PriceBoard['bettable']>;
  readonly acceptance: OddsAcceptance;
  /** How much worse was agreed to, in percent; nothing unless said. */
  readonly tolerance?: Tolerance | undefined;
  /** The venue no longer has the selection. */
  readonly closed: boolean;
}

/** A selection that can be bet, with its price, or the reason why it cannot. */
export type LegVerdict =
  | { readonly ok: true; readonly price: Price; readonly odds: Odds }
  | { readonly ok: false; readonly problem: PriceProblem };

/**
 * Says whether one selection can be bet now. A price that was never confirmed counts as stale. A line that counts from another score is
 * asked about whatever changes of odds the member accepts.
 */
export function judgeLeg({
  consented,
  countsFrom,
  quote,
  acceptance,
  tolerance,
  closed,
}: LegQuestion): LegVerdict {
  if (closed) return { ok: false, problem: 'closed' };
  if (quote === 'locked') return { ok: false, problem: 'locked' };
  if (typeof quote === 'string' || quote.odds === undefined) return { ok: false, problem: 'stale' };
  if (!countsAlike(countsFrom, quote.countsFrom)) return { ok: false, problem: 'scoreChanged' };
  if (priceVerdict(consented, quote.odds, acceptance, tolerance) === 'ask')
    return { ok: false, problem: 'oddsChanged' };
  return { ok: true, price: quote, odds: quote.odds };
}
