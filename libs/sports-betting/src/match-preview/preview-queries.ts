import { callQuery, queryApi } from '@heptad/api-client';
import { type CallRequest, type CallResponse, matches } from '@heptad/contracts';

export type Preview = CallResponse<typeof matches.preview>;
/** A match that is over, with its final score. */
export type PastMatch = Preview['meetings'][number];
export type TableRow = NonNullable<Preview['table']>[number];

const previewQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is known before a match: last matches, meetings and the table. The panel says itself what it cannot show. */
    matchPreview: build.query<Preview, CallRequest<typeof matches.preview>>({
      query: (request) => callQuery(matches.preview, request, { noToast: true }),
    }),
  }),
});

export const { useMatchPreviewQuery } = previewQueries;
