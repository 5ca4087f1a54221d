import { queryApi, serviceQuery } from '@heptad/api-client';
import type { Incident } from '@heptad/venue-gateway';
import type { MatchArguments } from '../match/list-queries';
import type { SportsServices } from '../services';

const timelineQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened in a match; `null` where its venue reports no timeline. */
    matchTimeline: build.query<readonly Incident[] | null, MatchArguments>({
      queryFn: serviceQuery(async ({ venues }: SportsServices, { venue, id }) => {
        const told = await venues.sports(venue).timeline(id);
        return told.ok ? { ok: true, value: told.value ?? null } : told;
      }),
    }),
  }),
});

export const { useMatchTimelineQuery } = timelineQueries;
