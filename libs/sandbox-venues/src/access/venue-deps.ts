import type { BettingEngine } from '@heptad/sandbox-ledger';
import type { Simulation } from '@heptad/sandbox-simulation';
import type { Favourites } from '../favourites/favourites';
import type { VenueSession } from '../wire/serve';

/** What the venues ask the platform that they belong to. */
export interface VenuePlatform {
  /** Whether a sports venue is running; `false` while it is under maintenance. */
  isOpen(venue: string): boolean;
  /** The session of a token; `undefined` when it never was or has ended. */
  findSession(token: string): Promise<VenueSession | undefined>;
}

/** What every venue stands on. */
export interface VenueDeps {
  readonly platform: VenuePlatform;
  readonly simulation: Simulation;
  readonly betting: BettingEngine;
  readonly favourites: Favourites;
}
