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

/** Open, high, low and last of prices, oldest first; undefined where there is none. European prices, compared as numbers. */
export function summaryOf(prices: readonly PastPrice[]): PriceSummary | undefined {
  const [open] = prices;
  const now = prices.at(-1);
  if (open === undefined || now === undefined) return undefined;
  const best = (beats: (one: number, other: number) => boolean) =>
    prices.reduce((held, each) => (beats(Number(each.odds), Number(held.odds)) ? each : held), open);
  return { open, high: best((one, other) => one > other), low: best((one, other) => one < other), now };
}
