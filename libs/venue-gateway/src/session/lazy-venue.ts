import type { ApiError, Result } from '@heptad/api-client';
import type { VenueCode } from '../entities/venue';
import type { SportsVenue } from '../ports/sports-venue';

/** An adapter whose code could not be fetched: nothing was sent, so it counts as a broken connection. */
const unfetched = (code: VenueCode): ApiError => ({
  kind: 'offline',
  message: '',
  messageKey: 'network',
  call: `adapter of ${code}`,
});

/**
 * A venue whose adapter is fetched with its first call, so that no page ships the wire formats of venues it does not show.
 * A failed fetch is that call's error, and the next call tries again.
 */
export function lazyVenue(code: VenueCode, load: () => Promise<SportsVenue>): SportsVenue {
  let loaded: Promise<SportsVenue> | undefined;

  async function via<Value>(ask: (venue: SportsVenue) => Promise<Result<Value>>): Promise<Result<Value>> {
    loaded ??= load();
    const venue = await loaded.catch(() => undefined);
    if (venue !== undefined) return ask(venue);
    loaded = undefined;
    return { ok: false, error: unfetched(code) };
  }

  return {
    code,
    sports: (period) => via((venue) => venue.sports(period)),
    matches: (query) => via((venue) => venue.matches(query)),
    match: (id) => via((venue) => venue.match(id)),
    setFavourite: (subject, marked) => via((venue) => venue.setFavourite(subject, marked)),
    limits: (legs) => via((venue) => venue.limits(legs)),
    placeBet: (order, key) => via((venue) => venue.placeBet(order, key)),
    confirmBet: (key) => via((venue) => venue.confirmBet(key)),
    bets: (query) => via((venue) => venue.bets(query)),
    bet: (id) => via((venue) => venue.bet(id)),
  };
}
