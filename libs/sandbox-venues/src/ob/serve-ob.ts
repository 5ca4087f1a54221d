import type { VenueCalls } from '../wire/serve';
import type { VenueDeps } from '../access/venue-deps';
import { serveObCashOut } from './serve-ob-cash-out';
import { serveObMatches } from './serve-ob-matches';
import { serveObMember } from './serve-ob-member';

/** Puts OB and DB on the server: one format, two venues, told apart by the session's token. */
export function registerObVenue(calls: VenueCalls, deps: VenueDeps): void {
  serveObMatches(calls, deps);
  serveObMember(calls, deps);
  serveObCashOut(calls, deps);
}
