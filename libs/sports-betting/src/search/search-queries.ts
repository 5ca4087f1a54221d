import { callQuery, queryApi } from '@heptad/api-client';
import { sports, type CallRequest, type CallResponse } from '@heptad/contracts';

export type SearchAnswer = CallResponse<typeof sports.search>;
export type FoundMatch = SearchAnswer['matches'][number];

/** What was found stays as it is so long, seconds: matches begin and end. */
const KEPT_S = 30;

const searchQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    searchSports: build.query<SearchAnswer, CallRequest<typeof sports.search>>({
      // A failure is shown where the results would be.
      query: (request) => callQuery(sports.search, request, { noToast: true }),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const { useSearchSportsQuery } = searchQueries;
