import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, selections } from '@heptad/contracts';

export type PopularBets = CallResponse<typeof selections.popularBets>;
export type PopularBet = PopularBets['items'][number];

const popularQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    popularBets: build.query<PopularBets, CallRequest<typeof selections.popularBets>>({
      // Without an answer there is no such section: nothing is said of it.
      query: (request) => callQuery(selections.popularBets, request, { noToast: true }),
    }),
  }),
});

export const { usePopularBetsQuery } = popularQueries;
