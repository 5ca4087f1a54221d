import { queryApi, serviceQuery } from '@heptad/api-client';
import type { ListKind, VenueCode } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

export interface OtherVenuesArguments {
  readonly period: ListKind;
  /** The venues to look at, in the order in which they are offered. */
  readonly venues: readonly VenueCode[];
}

/** A venue that has matches in a list, and how many. */
export interface OtherVenue {
  readonly venue: VenueCode;
  readonly count: number;
}

const otherVenuesQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    otherVenues: build.query<OtherVenue | null, OtherVenuesArguments>({
      queryFn: serviceQuery(async (services: SportsServices, { period, venues }) => {
        // One after the other: each opens a session, and the first is nearly always the one.
        for (const venue of venues) {
          const answer = await services.venues.sports(venue).sports(period);
          // A venue that cannot be asked is no place to lead to.
          const count = answer.ok ? answer.value.reduce((sum, sport) => sum + sport.count, 0) : 0;
          if (count > 0) return { ok: true, value: { venue, count } };
        }
        return { ok: true, value: null };
      }),
    }),
  }),
});

/** The first of some venues that has matches in a list; `null` where none has. */
export const { useOtherVenuesQuery } = otherVenuesQueries;
