import type { BettingDesk } from '../betting/betting';
import type { SandboxServices } from '../server/services';
import type { Simulation } from '../simulation/simulation';
import type { Favourites } from './favourites';

/** What every venue stands on. */
export interface VenueDeps {
  readonly services: Pick<SandboxServices, 'members' | 'switches' | 'venueSessions'>;
  readonly simulation: Simulation;
  readonly desk: BettingDesk;
  readonly favourites: Favourites;
}
