import type { ApiError, Result } from '@heptad/api-client';
import { offersCashOut } from '../catalogue/cash-out';
import type { VenueCode } from '../entities/venue';
import type { SportsVenue } from '../ports/sports-venue';

/** Code that could not be fetched: nothing was sent, so it counts as a broken connection. */
const unfetched = (call: string): ApiError => ({ kind: 'offline', message: '', messageKey: 'network', call });

/**
 * Asks a part whose code is fetched with the first question. A failed fetch is that question's error, and the next one
 * tries again.
 * @param name of the part, for the error
 */
export function lazyPart<Part>(
  name: string,
  load: () => Promise<Part>,
): <Value>(ask: (part: Part) => Promise<Result<Value>>) => Promise<Result<Value>> {
  let loaded: Promise<Part> | undefined;
  return async (ask) => {
    loaded ??= load();
    const part = await loaded.catch(() => undefined);
    if (part !== undefined) return ask(part);
    loaded = undefined;
    return { ok: false, error: unfetched(name) };
  };
}

/**
 * A venue whose adapter is fetched with its first call, so that no page ships the wire formats of venues it does not show.
 */
export function lazyVenue(code: VenueCode, load: () => Promise<SportsVenue>): SportsVenue {
  const via = lazyPart(`adapter of ${code}`, load);
  return {
    code,
    sports: (listKind) => via((venue) => venue.sports(listKind)),
    matches: (query) => via((venue) => venue.matches(query)),
    match: (id) => via((venue) => venue.match(id)),
    timeline: (id) => via((venue) => venue.timeline(id)),
    statistics: (id) => via((venue) => venue.statistics(id)),
    lineUps: (id) => via((venue) => venue.lineUps(id)),
    results: (query) => via((venue) => venue.results(query)),
    favourites: () => via((venue) => venue.favourites()),
    setFavourite: (subject, marked) => via((venue) => venue.setFavourite(subject, marked)),
    limits: (legs) => via((venue) => venue.limits(legs)),
    builderPrice: (legs) => via((venue) => venue.builderPrice(legs)),
    placeBet: (order, key) => via((venue) => venue.placeBet(order, key)),
    confirmBet: (key) => via((venue) => venue.confirmBet(key)),
    bets: (query) => via((venue) => venue.bets(query)),
    bet: (id) => via((venue) => venue.bet(id)),
    offersCashOut: offersCashOut(code),
    cashOutOffers: (betIds) => via((venue) => venue.cashOutOffers(betIds)),
    cashOut: (order, key) => via((venue) => venue.cashOut(order, key)),
    confirmCashOut: (key) => via((venue) => venue.confirmCashOut(key)),
  };
}
