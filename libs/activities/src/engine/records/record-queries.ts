import { callQuery, queryApi } from '@heptad/api-client';
import { activity } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { ActivityRecord } from '../activity';
import { ACTIVITIES_TAG } from '../activity-tags';

/** Records fetched at a time. */
export const RECORDS_SIZE = 20;

/** Which records: of one activity, of a kind, or of all. */
export interface RecordArguments {
  readonly id?: string;
  readonly kind?: string;
  readonly locale: Locale;
}

export interface RecordPage {
  readonly records: readonly ActivityRecord[];
  /** The number of the next page, where there is one. */
  readonly next: number | undefined;
  /** All that was paid, of whatever page; decimal text. */
  readonly paid: string;
}

const recordApi = queryApi.enhanceEndpoints({ addTagTypes: [ACTIVITIES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    activityRecords: build.infiniteQuery<RecordPage, RecordArguments, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: { locale, ...of }, pageParam }) =>
        callQuery(
          activity.records,
          { page: pageParam, size: RECORDS_SIZE, ...of },
          { noToast: true, headers: { 'Accept-Language': locale } },
        ),
      transformResponse: ({ items, total, page, size, paid }) => ({
        records: items,
        next: items.length > 0 && page * size < total ? page + 1 : undefined,
        paid,
      }),
      providesTags: [ACTIVITIES_TAG, 'balance'],
    }),
  }),
});

export const { useActivityRecordsInfiniteQuery } = recordApi;

/** The records of all pages, each once: a new one moves others to the next page. */
export function joinRecords(pages: readonly RecordPage[]): readonly ActivityRecord[] {
  return [...new Map(pages.flatMap(({ records }) => records).map((each) => [each.recordNo, each])).values()];
}
