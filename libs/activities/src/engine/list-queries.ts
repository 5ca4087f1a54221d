import { callQuery, queryApi } from '@heptad/api-client';
import { activity } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { ActivityList } from './activity';
import { ACTIVITIES_TAG, MOVED_BY } from './activity-tags';

export const listApi = queryApi.enhanceEndpoints({ addTagTypes: [ACTIVITIES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    activities: build.query<ActivityList, Locale>({
      query: (locale) =>
        callQuery(activity.list, {}, { noToast: true, headers: { 'Accept-Language': locale } }),
      providesTags: MOVED_BY,
    }),
  }),
});

export const { useActivitiesQuery } = listApi;
