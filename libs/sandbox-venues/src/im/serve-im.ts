import { pricedFor } from '@heptad/sandbox-ledger';
import type { VenueCalls } from '../wire/serve';
import type { VenueDeps } from '../access/venue-deps';
import { serveImBets } from './serve-im-bets';
import { serveImEvents } from './serve-im-events';
import { serveImFavourites } from './serve-im-favourites';

/** Puts the IM venue on the server. */
export function registerImVenue(calls: VenueCalls, deps: VenueDeps): void {
  const priced = { ...deps, simulation: pricedFor(deps.simulation, 'IMTY') };
  serveImEvents(calls, priced);
  serveImFavourites(calls, priced);
  serveImBets(calls, priced);
}
