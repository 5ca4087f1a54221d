import { queryApi } from '@heptad/api-client';
import type { LineUps } from '@heptad/venue-gateway';
import type { MatchArguments } from '../match/list-queries';
import type { SportsServices } from '../services';

interface Extra {
  readonly services: SportsServices;
}

const lineUpQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who plays in a match; `null` where its venue does not tell. */
    lineUps: build.query<LineUps | null, MatchArguments>({
      async queryFn({ venue, id }, { extra }) {
        const result = await (extra as Extra).services.venues.sports(venue).lineUps(id);
        return result.ok ? { data: result.value ?? null } : { error: result.error };
      },
    }),
  }),
});

export const { useLineUpsQuery } = lineUpQueries;
