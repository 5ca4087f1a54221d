import type { SubjectServer } from '../server/subjects';
import { createFavourites } from './favourites';
import { registerFbVenue } from './fb/serve-fb';
import { registerImVenue } from './im/serve-im';
import { registerObVenue } from './ob/serve-ob';
import type { VenueDeps } from './venue-deps';

/** Puts the four sports venues on the server, each in its own format over the one simulation and the one desk. */
export function serveVenues({ calls, services }: Pick<SubjectServer, 'calls' | 'services'>): void {
  const deps: VenueDeps = {
    services,
    simulation: services.simulation,
    desk: services.betting,
    favourites: createFavourites(services.storage),
  };
  registerImVenue(calls, deps);
  registerObVenue(calls, deps);
  registerFbVenue(calls, deps);
}
