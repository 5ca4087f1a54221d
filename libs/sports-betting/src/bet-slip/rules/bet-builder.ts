import type { Odds } from '@heptad/formatting';
import {
  LIST_INTERVAL_MS,
  offersBetBuilder,
  type BuilderRefusal,
  type OddsAcceptance,
} from '@heptad/venue-gateway';
import type { BuilderQuote } from '../builder-quote';
import { keyOf, type SlipSelection } from '../slip-selection';
import { priceVerdict, type PriceProblem } from './consent';
import type { StakeBounds } from './stakes';

/** A price that was told longer ago cannot be bet, in milliseconds. */
const FRESH_MS = 2 * LIST_INTERVAL_MS.live;

/** Whether the selections make a bet builder: two or more, all of one match, at a venue that has it. */
export function isBuilder(legs: readonly SlipSelection[]): boolean {
  const [first, second] = legs;
  if (first === undefined || second === undefined || !offersBetBuilder(first.venue)) return false;
  return legs.every(
    ({ venue, match, market }) =>
      venue === first.venue && match.id === first.match.id && market.kind !== 'outright',
  );
}

/** What names a set of selections, whatever their order: another set has another price. */
export const builderKeys = (legs: readonly SlipSelection[]): string => legs.map(keyOf).sort().join(' ');

/** A bet builder as the slip shows it at one moment. */
export interface BuilderView {
  readonly odds?: Odds;
  readonly consented?: Odds | undefined;
  readonly bounds?: StakeBounds;
  /** Why it cannot be bet just now, though it may be later. */
  readonly problem?: PriceProblem;
  /** Why its selections cannot be one bet, and the keys of those that are in the way. */
  readonly refusal?: { readonly reason: BuilderRefusal; readonly keys: readonly string[] };
}

export interface BuilderQuestion {
  readonly legs: readonly SlipSelection[];
  readonly quote: BuilderQuote | undefined;
  readonly acceptance: OddsAcceptance;
  /** Milliseconds of the app's clock. */
  readonly now: number;
}

/** Says what a bet builder is offered at now. A price of other selections, or one told too long ago, is none. */
export function builderView({ legs, quote, acceptance, now }: BuilderQuestion): BuilderView {
  if (quote === undefined || quote.keys !== builderKeys(legs)) return { problem: 'stale' };
  const { price, consented, at } = quote;
  if (price.state === 'refused') return { refusal: price };
  const { odds, min, max } = price;
  const shown = { odds, consented, bounds: { min, max } };
  if (now - at > FRESH_MS) return { ...shown, problem: 'stale' };
  return consented !== undefined && priceVerdict(consented, odds, acceptance) === 'ask'
    ? { ...shown, problem: 'oddsChanged' }
    : shown;
}
