import { queryApi, serviceQuery } from '@heptad/api-client';
import type { MatchStatistics } from '@heptad/venue-gateway';
import type { MatchArguments } from '../match/list-queries';
import type { SportsServices } from '../services';

const statisticsQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** What has been counted of a match, and where its ball is; `null` where its venue tells neither. */
    matchStatistics: build.query<MatchStatistics | null, MatchArguments>({
      queryFn: serviceQuery(async ({ venues }: SportsServices, { venue, id }) => {
        const told = await venues.sports(venue).statistics(id);
        return told.ok ? { ok: true, value: told.value ?? null } : told;
      }),
    }),
  }),
});

export const { useMatchStatisticsQuery } = statisticsQueries;
