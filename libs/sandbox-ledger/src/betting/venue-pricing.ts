import type { PricingTerms, Simulation } from '@heptad/sandbox-simulation';
import type { BetVenue } from './betting';

/** How each venue prices matches: each keeps a margin of its own, and IM alone offers lines beyond the usual ones. */
export const VENUE_PRICING: Readonly<Record<BetVenue, PricingTerms>> = {
  IMTY: { margin: 1, extraLines: true },
  YBTY: { margin: 0.92, extraLines: false },
  DBTY: { margin: 1.1, extraLines: false },
  FBTY: { margin: 0.86, extraLines: false },
};

/** The matches as a venue prices them. */
export function pricedFor(simulation: Simulation, venue: BetVenue): Simulation {
  return simulation.pricedBy(VENUE_PRICING[venue]);
}
