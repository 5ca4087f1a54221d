import type { CallServer } from '../../server/serve';
import type { VenueDeps } from '../venue-deps';
import { serveImBets } from './serve-im-bets';
import { serveImEvents } from './serve-im-events';

/** Puts the IM venue on the server. */
export function registerImVenue(calls: CallServer, deps: VenueDeps): void {
  serveImEvents(calls, deps);
  serveImBets(calls, deps);
}
