import { queryApi } from '@heptad/api-client';
import type { Incident } from '@heptad/venue-gateway';
import type { MatchArguments } from '../match/list-queries';
import type { SportsServices } from '../services';

interface Extra {
  readonly services: SportsServices;
}

const timelineQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened in a match; `null` where its venue does not tell. */
    matchTimeline: build.query<readonly Incident[] | null, MatchArguments>({
      async queryFn({ venue, id }, { extra }) {
        const result = await (extra as Extra).services.venues.sports(venue).timeline(id);
        return result.ok ? { data: result.value ?? null } : { error: result.error };
      },
    }),
  }),
});

export const { useMatchTimelineQuery } = timelineQueries;
