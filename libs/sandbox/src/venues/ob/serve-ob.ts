import type { CallServer } from '../../server/serve';
import type { VenueDeps } from '../venue-deps';
import { serveObCashOut } from './serve-ob-cash-out';
import { serveObMatches } from './serve-ob-matches';
import { serveObMember } from './serve-ob-member';

/** Puts OB and DB on the server: one format, two venues, told apart by the session's token. */
export function registerObVenue(calls: CallServer, deps: VenueDeps): void {
  serveObMatches(calls, deps);
  serveObMember(calls, deps);
  serveObCashOut(calls, deps);
}
