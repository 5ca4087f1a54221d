import { callQuery, queryApi } from '@heptad/api-client';
import { help, type CallRequest } from '@heptad/contracts';

const rateApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    rateArticle: build.mutation<unknown, CallRequest<typeof help.rate>>({
      // The page says itself what failed.
      query: (request) => callQuery(help.rate, request, { noToast: true }),
    }),
  }),
});

export const { useRateArticleMutation } = rateApi;
