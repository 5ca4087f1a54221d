import { callQuery, queryApi } from '@heptad/api-client';
import { treasure } from '@heptad/contracts';
import {
  toIncomeDay,
  toTaskList,
  toTreasure,
  type IncomeDay,
  type TaskList,
  type Treasure,
} from './treasure';

/** Days fetched at a time: as many as the chart shows. */
export const INCOME_PAGE_SIZE = 30;

/** A page of days, and the number of the next where there is one. */
export interface IncomePage {
  readonly days: readonly IncomeDay[];
  readonly next: number | undefined;
}

const QUIET = { noToast: true } as const;

// Interest moves the balance, so one tag and one push from the platform keep all of this new.
const treasureQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    treasure: build.query<Treasure, void>({
      query: () => callQuery(treasure.state, {}, QUIET),
      transformResponse: toTreasure,
      providesTags: ['balance'],
    }),
    treasureIncome: build.infiniteQuery<IncomePage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam }) =>
        callQuery(treasure.income, { page: pageParam, size: INCOME_PAGE_SIZE }, QUIET),
      transformResponse: ({ items, total, page, size }) => ({
        days: items.map(toIncomeDay),
        next: items.length > 0 && page * size < total ? page + 1 : undefined,
      }),
      providesTags: ['balance'],
    }),
    treasureTasks: build.query<TaskList, void>({
      query: () => callQuery(treasure.tasks, {}, QUIET),
      transformResponse: toTaskList,
      providesTags: ['balance'],
    }),
    claimTreasureTask: build.mutation<TaskList, { readonly id: string; readonly key: string }>({
      query: ({ id, key }) =>
        callQuery(treasure.claimTask, { id }, { idempotencyKey: key, noToast: 'awaited' }),
      transformResponse: toTaskList,
      invalidatesTags: ['balance'],
    }),
  }),
});

export const {
  useTreasureQuery,
  useTreasureIncomeInfiniteQuery,
  useTreasureTasksQuery,
  useClaimTreasureTaskMutation,
} = treasureQueries;

/** The days of all pages, each once: a new one moves others to the next page. */
export function joinDays(pages: readonly IncomePage[]): readonly IncomeDay[] {
  return [...new Map(pages.flatMap(({ days }) => days).map((day) => [day.day, day])).values()];
}
