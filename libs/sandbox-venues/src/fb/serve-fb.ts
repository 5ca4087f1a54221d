import { pricedFor } from '@heptad/sandbox-ledger';
import type { VenueCalls } from '../wire/serve';
import type { VenueDeps } from '../access/venue-deps';
import { serveFbCashOut } from './serve-fb-cash-out';
import { serveFbMatches } from './serve-fb-matches';
import { serveFbOrders } from './serve-fb-orders';

/** Puts the FB venue on the server. */
export function registerFbVenue(calls: VenueCalls, deps: VenueDeps): void {
  const priced = { ...deps, simulation: pricedFor(deps.simulation, 'FBTY') };
  serveFbMatches(calls, priced);
  serveFbOrders(calls, priced);
  serveFbCashOut(calls, priced);
}
