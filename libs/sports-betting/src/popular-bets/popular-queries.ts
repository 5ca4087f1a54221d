import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, selections } from '@heptad/contracts';

export type PopularBet = CallResponse<typeof selections.popularBets>['items'][number];

const popularQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    popularBets: build.query<readonly PopularBet[], CallRequest<typeof selections.popularBets>>({
      // Without an answer there is no such section: nothing is said of it.
      query: (request) => callQuery(selections.popularBets, request, { noToast: true }),
      transformResponse: ({ items }: CallResponse<typeof selections.popularBets>) => items,
    }),
  }),
});

export const { usePopularBetsQuery } = popularQueries;
