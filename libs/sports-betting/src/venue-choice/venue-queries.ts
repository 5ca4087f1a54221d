import { queryApi, serviceQuery } from '@heptad/api-client';
import type { VenueDescription, VenueStates } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

const venueQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    venueOrder: build.query<readonly VenueDescription[], void>({
      queryFn: serviceQuery(async ({ venues }: SportsServices) => ({
        ok: true,
        value: await venues.loadOrder(),
      })),
    }),
    venueStates: build.query<VenueStates, void>({
      queryFn: serviceQuery(({ venues }: SportsServices) => venues.states()),
    }),
  }),
});

export const { useVenueOrderQuery, useVenueStatesQuery } = venueQueries;
