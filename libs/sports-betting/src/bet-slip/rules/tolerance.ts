import { compareOdds, Decimal, type Odds } from '@heptad/formatting';
import type { Tolerance } from '../quick-bet-choices';

/** Whether a price is worse than the one tapped, and by no more than was agreed. Reckoned exactly, in European odds. */
export function isWithinTolerance(tapped: Odds, live: Odds, tolerance: Tolerance): boolean {
  if (compareOdds(live, tapped) >= 0) return false;
  return new Decimal(live).times(100).gte(new Decimal(tapped).times(new Decimal(100).minus(tolerance)));
}
