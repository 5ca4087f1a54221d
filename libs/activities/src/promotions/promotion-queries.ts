import { callQuery, queryApi } from '@heptad/api-client';
import { activities } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { ACTIVITIES_TAG } from '../engine/activity-tags';
import { toPromotionDetail, type PromotionDetail } from './promotion';

/** One promotion in one language. */
export interface PromotionArguments {
  readonly id: string;
  readonly locale: Locale;
}

/** The pages say themselves what failed, and want their texts in the language that is shown. */
const quietly = (locale: Locale) => ({ noToast: true, headers: { 'Accept-Language': locale } });

export const promotionsApi = queryApi.enhanceEndpoints({ addTagTypes: [ACTIVITIES_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    promotion: build.query<PromotionDetail, PromotionArguments>({
      query: ({ id, locale }) => callQuery(activities.detail, { id }, quietly(locale)),
      transformResponse: toPromotionDetail,
      // Bets and transfers are what progress is made of.
      providesTags: [ACTIVITIES_TAG, 'balance', 'bets'],
    }),
    joinPromotion: build.mutation<PromotionDetail, PromotionArguments>({
      query: ({ id, locale }) => callQuery(activities.join, { id }, quietly(locale)),
      transformResponse: toPromotionDetail,
      invalidatesTags: [ACTIVITIES_TAG],
    }),
  }),
});

export const { usePromotionQuery, useJoinPromotionMutation } = promotionsApi;
