import { callQuery, queryApi } from '@heptad/api-client';
import { statement } from '@heptad/contracts';
import { defined } from '@heptad/formatting';
import { toStatementDetail, toStatementPage, type StatementDetail, type StatementPage } from './statement';
import type { StatementQuery } from './statement-filters';

/** Postings fetched at a time. */
export const STATEMENT_PAGE_SIZE = 20;

const QUIET = { noToast: true } as const;

// Whatever moves money makes a posting, so the push that makes balances new makes these new too.
const statementQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    statement: build.infiniteQuery<StatementPage, StatementQuery, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) =>
        callQuery(
          statement.lines,
          { ...queryArg, size: STATEMENT_PAGE_SIZE, ...defined({ before: pageParam }) },
          QUIET,
        ),
      transformResponse: toStatementPage,
      providesTags: ['balance', 'words'],
    }),
    statementDetail: build.query<StatementDetail, string>({
      query: (id) => callQuery(statement.detail, { id }, QUIET),
      transformResponse: toStatementDetail,
      providesTags: ['balance', 'words'],
    }),
  }),
});

export const { useStatementInfiniteQuery, useStatementDetailQuery } = statementQueries;
