import { callQuery, queryApi } from '@heptad/api-client';
import { rebate } from '@heptad/contracts';
import {
  toDayDetail,
  toRebateRecord,
  toRebateState,
  type DayDetail,
  type RebateRecord,
  type RebateState,
} from './rebate';

/** Days fetched at a time. */
export const RECORDS_PAGE_SIZE = 20;

/** A page of credited days, and the number of the next where there is one. */
export interface RecordPage {
  readonly days: readonly RebateRecord[];
  readonly next: number | undefined;
}

// The page says itself what failed.
const QUIET = { noToast: true } as const;
// A decided bet, a grade and a posting change it; a refusal and a match's name come in the member's language.
const MOVED_BY = ['member', 'balance', 'bets', 'words'] as const;

const rebateQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    rebate: build.query<RebateState, void>({
      query: () => callQuery(rebate.state, {}, QUIET),
      transformResponse: toRebateState,
      providesTags: MOVED_BY,
    }),
    rebateRecords: build.infiniteQuery<RecordPage, void, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) =>
        callQuery(rebate.records, { page: pageParam, size: RECORDS_PAGE_SIZE }, QUIET),
      transformResponse: ({ items, total, page, size }) => ({
        days: items.map(toRebateRecord),
        next: items.length > 0 && page * size < total ? page + 1 : undefined,
      }),
      providesTags: ['balance'],
    }),
    rebateDay: build.query<DayDetail, string>({
      query: (day) => callQuery(rebate.detail, { day }, QUIET),
      transformResponse: toDayDetail,
      providesTags: MOVED_BY,
    }),
  }),
});

export const { useRebateQuery, useRebateRecordsInfiniteQuery, useRebateDayQuery } = rebateQueries;

/** The days of all pages, each once: a new one moves others to the next page. */
export function joinRecords(pages: readonly RecordPage[]): readonly RebateRecord[] {
  return [...new Map(pages.flatMap(({ days }) => days).map((each) => [each.day, each])).values()];
}
