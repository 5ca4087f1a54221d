import { queryApi } from '@heptad/api-client';
import type { VenueDescription, VenueStates } from '@heptad/venue-gateway';
import type { SportsServices } from '../services';

interface Extra {
  readonly services: SportsServices;
}

const venueQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    venueOrder: build.query<readonly VenueDescription[], void>({
      queryFn: async (_nothing, { extra }) => ({ data: await (extra as Extra).services.venues.loadOrder() }),
    }),
    venueStates: build.query<VenueStates, void>({
      async queryFn(_nothing, { extra }) {
        const result = await (extra as Extra).services.venues.states();
        return result.ok ? { data: result.value } : { error: result.error };
      },
    }),
  }),
});

export const { useVenueOrderQuery, useVenueStatesQuery } = venueQueries;
