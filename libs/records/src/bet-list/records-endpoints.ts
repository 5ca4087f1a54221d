import { callQuery, queryApi } from '@heptad/api-client';
import { betRecords } from '@heptad/contracts';
import { toRecordPage, type RecordPage } from './bet-record';
import type { RecordsQuery } from './record-filters';

/** Bets fetched at a time. */
export const RECORDS_PAGE_SIZE = 20;

const recordsEndpoints = queryApi.injectEndpoints({
  endpoints: (build) => ({
    betRecords: build.infiniteQuery<RecordPage, RecordsQuery, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) =>
        callQuery(betRecords, { ...queryArg, page: pageParam, size: RECORDS_PAGE_SIZE }, { noToast: true }),
      transformResponse: toRecordPage,
      providesTags: ['bets'],
      // What was settled meanwhile belongs in the other list: nothing old is shown as new.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The member's bets page by page, newest first; tag `bets` fetches them anew. */
export const { useBetRecordsInfiniteQuery } = recordsEndpoints;
