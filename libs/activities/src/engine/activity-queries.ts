import { queryApi, serviceQuery, type Result } from '@heptad/api-client';
import { activity } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import type { ActivitiesServices } from '../services';
import type { Activity } from './activity';
import { ACTIVITIES_TAG, MOVED_BY } from './activity-tags';
import { handOn, received, takeHandedOn } from './handed-on';

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
  services: Asking,
  { id, locale }: ActivityArguments,
  signal: AbortSignal,
): Promise<Result<Activity>> {
  const known = takeHandedOn(services, locale, id);
  if (known !== undefined) return { ok: true, value: known };
  const answer = await services.api.send(activity.detail, { id }, quietly(locale, signal));
  return answer.ok ? { ok: true, value: received(answer.value, services.clock) } : answer;
}

async function join(
  services: Asking,
  { id, locale }: ActivityArguments,
  signal: AbortSignal,
): Promise<Result<Activity>> {
  const answer = await services.api.send(activity.join, { id }, quietly(locale, signal));
  if (!answer.ok) return answer;
  handOn(services, locale, answer.value);
  return { ok: true, value: received(answer.value, services.clock) };
}

export const activityApi = queryApi.enhanceEndpoints({ addTagTypes: [ACTIVITIES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    activity: build.query<Activity, ActivityArguments>({
      queryFn: serviceQuery((services: Asking, asked: ActivityArguments, signal) =>
        ask(services, asked, signal),
      ),
      providesTags: MOVED_BY,
    }),
    joinActivity: build.mutation<Activity, ActivityArguments>({
      queryFn: serviceQuery((services: Asking, asked: ActivityArguments, signal) =>
        join(services, asked, signal),
      ),
      invalidatesTags: [ACTIVITIES_TAG],
    }),
  }),
});

export const { useActivityQuery, useJoinActivityMutation } = activityApi;
