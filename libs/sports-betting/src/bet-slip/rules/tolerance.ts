import { compareOdds, Decimal, type Odds } from '@heptad/formatting';

/** How much worse a price may be than the one tapped, in percent of it, for a quick bet to be taken all the same. */
export const TOLERANCES = ['0', '1', '2', '5'] as const;
export type Tolerance = (typeof TOLERANCES)[number];

/** What is offered until the member chose: it is agreed to with the question before the first quick bet. */
export const USUAL_TOLERANCE: Tolerance = '2';

/** Whether a price is worse than the one tapped, and by no more than was agreed. Reckoned exactly, in European odds. */
export function isWithinTolerance(tapped: Odds, live: Odds, tolerance: Tolerance): boolean {
  if (compareOdds(live, tapped) >= 0) return false;
  return new Decimal(live).times(100).gte(new Decimal(tapped).times(new Decimal(100).minus(tolerance)));
}
