import type { BettingEngine, Storage } from '@heptad/sandbox-ledger';
import type { Simulation } from '@heptad/sandbox-simulation';
import type { VenueDeps, VenuePlatform } from './access/venue-deps';
import { createFavourites } from './favourites/favourites';
import { registerFbVenue } from './fb/serve-fb';
import { registerImVenue } from './im/serve-im';
import { registerObVenue } from './ob/serve-ob';
import type { VenueCalls } from './wire/serve';

/** What the venues are made of. */
export interface VenueParts {
  readonly platform: VenuePlatform;
  readonly simulation: Simulation;
  readonly betting: BettingEngine;
  readonly storage: Storage;
}

/** Puts the four sports venues on the server, each in its own format over the one simulation and the one betting engine. */
export function serveVenues(calls: VenueCalls, { platform, simulation, betting, storage }: VenueParts): void {
  const deps: VenueDeps = { platform, simulation, betting, favourites: createFavourites(storage) };
  registerImVenue(calls, deps);
  registerObVenue(calls, deps);
  registerFbVenue(calls, deps);
}
