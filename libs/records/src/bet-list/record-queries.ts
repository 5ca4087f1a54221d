import { callQuery, queryApi } from '@heptad/api-client';
import { bets } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { toOrderDetail, toRecordPage, type OrderDetail, type RecordPage } from './bet-record';
import type { RecordsQuery } from './record-filters';

/** Bets fetched at a time. */
export const RECORDS_PAGE_SIZE = 20;

/** How long a list that was left is kept for going back to it, in seconds. */
const KEPT_FOR = 300;

/** A list as one visit to the page sees it. */
export interface VisitedRecords {
  readonly query: RecordsQuery;
  /**
   * Names the visit: going back finds the list as long as it was left, and every other way to it begins again, so that nothing old is
   * shown as new.
   */
  readonly visit: string;
}

const recordQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    betRecords: build.infiniteQuery<RecordPage, VisitedRecords, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { query }, pageParam }) =>
        callQuery(
          bets.records,
          {
            ...query,
            page: 1,
            size: RECORDS_PAGE_SIZE,
            ...defined({ before: pageParam }),
          },
          { noToast: true },
        ),
      transformResponse: toRecordPage,
      providesTags: ['bets'],
      keepUnusedDataFor: KEPT_FOR,
    }),
    betRecordDetail: build.query<OrderDetail, string>({
      query: (id) => callQuery(bets.record, { id }, { noToast: true }),
      transformResponse: toOrderDetail,
      providesTags: ['bets'],
    }),
  }),
});

/** The member's bets page by page, newest first, and one of them; tag `bets` fetches them again. */
export const { useBetRecordsInfiniteQuery, useBetRecordDetailQuery } = recordQueries;
