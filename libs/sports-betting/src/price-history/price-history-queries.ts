import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, selections } from '@heptad/contracts';

export type PriceHistory = CallResponse<typeof selections.priceHistory>;

const priceHistoryQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    priceHistory: build.query<PriceHistory, CallRequest<typeof selections.priceHistory>>({
      // The sheet says itself what it cannot show.
      query: (request) => callQuery(selections.priceHistory, request, { noToast: true }),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { usePriceHistoryQuery } = priceHistoryQueries;
