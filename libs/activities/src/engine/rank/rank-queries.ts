import { callQuery, queryApi } from '@heptad/api-client';
import { activity } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { ACTIVITIES_TAG } from '../activity-tags';
import type { RankRow, RankUnit } from './rank-row';

/** Rows fetched at a time. */
export const RANK_SIZE = 50;

export interface RankPage {
  readonly rows: readonly RankRow[];
  readonly unit: RankUnit;
  readonly own: RankRow | undefined;
  readonly total: number;
  /** Until when has been counted, in milliseconds since 1970. */
  readonly countedUntil: number;
  /** The number of the next page, where there is one. */
  readonly next: number | undefined;
}

const rankApi = queryApi.enhanceEndpoints({ addTagTypes: [ACTIVITIES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    activityRank: build.infiniteQuery<RankPage, { readonly id: string; readonly locale: Locale }, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { id, locale }, pageParam }) =>
        callQuery(
          activity.rank,
          { page: pageParam, size: RANK_SIZE, id },
          { noToast: true, headers: { 'Accept-Language': locale } },
        ),
      transformResponse: ({ items, total, page, size, unit, own, countedUntil }) => ({
        rows: items,
        unit,
        own,
        total,
        countedUntil,
        next: items.length > 0 && page * size < total ? page + 1 : undefined,
      }),
      providesTags: [ACTIVITIES_TAG],
    }),
  }),
});

export const { useActivityRankInfiniteQuery } = rankApi;

/** The rows of all pages, each once: who moves up while a reader goes on would stand on two pages. */
export function joinRanks(pages: readonly RankPage[]): readonly RankRow[] {
  return [
    ...new Map(
      pages.flatMap(({ rows }) => rows).map((row) => [`${String(row.rank)} ${row.name}`, row]),
    ).values(),
  ];
}
