import { queryApi, serviceQuery, type Result } from '@heptad/api-client';
import { activity } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { ActivitiesServices } from '../services';
import type { Activity } from './activity';
import { ACTIVITIES_TAG, MOVED_BY } from './activity-tags';

/** One activity in one language. */
export interface ActivityArguments {
  readonly id: string;
  readonly locale: Locale;
}

type Asking = Pick<ActivitiesServices, 'api' | 'clock'>;

/** The pages say themselves what failed, and want their texts in the language that is shown. */
const quietly = (locale: Locale, signal: AbortSignal) => ({
  noToast: true,
  headers: { 'Accept-Language': locale },
  signal,
});

async function ask(
  call: typeof activity.detail | typeof activity.join,
  { api, clock }: Asking,
  { id, locale }: ActivityArguments,
  signal: AbortSignal,
): Promise<Result<Activity>> {
  const answer = await api.send(call, { id }, quietly(locale, signal));
  return answer.ok ? { ok: true, value: { ...answer.value, skew: answer.value.now - clock.now() } } : answer;
}

export const activityApi = queryApi.enhanceEndpoints({ addTagTypes: [ACTIVITIES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    activity: build.query<Activity, ActivityArguments>({
      queryFn: serviceQuery((services: Asking, asked: ActivityArguments, signal) =>
        ask(activity.detail, services, asked, signal),
      ),
      providesTags: MOVED_BY,
    }),
    joinActivity: build.mutation<Activity, ActivityArguments>({
      queryFn: serviceQuery((services: Asking, asked: ActivityArguments, signal) =>
        ask(activity.join, services, asked, signal),
      ),
      invalidatesTags: [ACTIVITIES_TAG],
    }),
  }),
});

export const { useActivityQuery, useJoinActivityMutation } = activityApi;
