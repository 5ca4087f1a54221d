import { queryApi, serviceQuery } from '@heptad/api-client';
import type { LineUps } from '@heptad/venue-gateway';
import type { MatchArguments } from '../match/list-queries';
import type { SportsServices } from '../services';

const lineUpQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who plays in a match; `null` where its venue has no line-ups. */
    lineUps: build.query<LineUps | null, MatchArguments>({
      queryFn: serviceQuery(async ({ venues }: SportsServices, { venue, id }) => {
        const told = await venues.sports(venue).lineUps(id);
        return told.ok ? { ok: true, value: told.value ?? null } : told;
      }),
    }),
  }),
});

export const { useLineUpsQuery } = lineUpQueries;
