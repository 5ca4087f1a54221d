import { compareOdds, odds } from '@heptad/formatting';
import type { PriceHistory } from './price-history-queries';

export type PastPrice = PriceHistory['prices'][number];

/** The four prices that tell how a price went. */
export interface PriceSummary {
  readonly open: PastPrice;
  /** The first of those that are highest. */
  readonly high: PastPrice;
  /** The first of those that are lowest. */
  readonly low: PastPrice;
  /** The last one known. */
  readonly now: PastPrice;
}

/** Open, high, low and last of prices, oldest first; undefined where there is none. European prices, compared by what they pay. */
export function summaryOf(prices: readonly PastPrice[]): PriceSummary | undefined {
  const [open] = prices;
  const now = prices.at(-1);
  if (open === undefined || now === undefined) return undefined;
  /** The first that pays most, or least. */
  const first = (order: 1 | -1) =>
    prices.reduce(
      (held, each) => (compareOdds(odds(each.odds), odds(held.odds)) === order ? each : held),
      open,
    );
  return { open, high: first(1), low: first(-1), now };
}
