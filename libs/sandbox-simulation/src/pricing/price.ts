import type { SimMarketKind } from '../model/market';

/** What the house keeps of a market whose selections are all backed alike; rounding adds to it, never takes from it. */
const MARGINS: Readonly<Record<SimMarketKind, number>> = {
  handicap: 0.042,
  overUnder: 0.042,
  moneyline: 0.05,
  threeWay: 0.055,
  pointsOverUnder: 0.05,
  cornersHandicap: 0.055,
  cornersOverUnder: 0.055,
  correctScore: 0.06,
  bothScore: 0.055,
  oddEven: 0.05,
  doubleChance: 0.045,
  winner: 0.065,
  pointsHandicap: 0.05,
  bookingsHandicap: 0.06,
  bookingsOverUnder: 0.06,
  cornersBookingsOverUnder: 0.06,
};

/** What the house keeps of selections of one match that are bet on together. */
const BUILDER_MARGIN = 0.08;

/** Hundredths. A market with a lower price is closed, a selection with a higher one is not offered. */
const LOWEST = 104;
const HIGHEST = 30_000;

/**
 * The price of a selection in hundredths, cut so that it is never better than fair.
 * @param share of the house's margin that is kept: 1 is all of it
 */
export function hundredths(kind: SimMarketKind, p: number, share: number): number {
  return cut(p, MARGINS[kind] * share);
}

function cut(p: number, margin: number): number {
  return p > 0 ? Math.min(Math.floor(100 / (p * (1 + margin))), HIGHEST + 1) : HIGHEST + 1;
}

/**
 * The price of selections of one match that are bet on together, decimal European; undefined where it is too high or too low to
 * be offered.
 * @param p the probability that all of them win
 * @param share as in {@link hundredths}
 */
export function builderOdds(p: number, share: number): string | undefined {
  const price = cut(p, BUILDER_MARGIN * share);
  return tooLow(price) || tooHigh(price) ? undefined : oddsText(price);
}

/** Whether a market with this price has to be closed, its outcome being all but certain. */
export function tooLow(price: number): boolean {
  return price < LOWEST;
}

/** Whether a selection is too unlikely to be offered. */
export function tooHigh(price: number): boolean {
  return price > HIGHEST;
}

/** Hundredths as decimal odds: 195 is "1.95". */
export function oddsText(price: number): string {
  return `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, '0')}`;
}
