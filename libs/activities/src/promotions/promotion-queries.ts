import { callQuery, queryApi } from '@heptad/api-client';
import { activities } from '@heptad/contracts';
import type { Locale } from '@heptad/feature-module';
import { toPromotionDetail, toPromotionList, type PromotionDetail, type PromotionList } from './promotion';

/** One promotion in one language. */
export interface PromotionArguments {
  readonly id: string;
  readonly locale: Locale;
}

/** The pages say themselves what failed, and want their texts in the language that is shown. */
const quietly = (locale: Locale) => ({ noToast: true, headers: { 'Accept-Language': locale } });

/** Tag of everything that a claim changes. */
export const PROMOTIONS_TAG = 'promotions';

export const promotionsApi = queryApi.enhanceEndpoints({ addTagTypes: [PROMOTIONS_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    promotions: build.query<PromotionList, Locale>({
      query: (locale) => callQuery(activities.list, {}, quietly(locale)),
      transformResponse: toPromotionList,
      // Bets and transfers are what progress is made of.
      providesTags: [PROMOTIONS_TAG, 'balance', 'bets'],
    }),
    promotion: build.query<PromotionDetail, PromotionArguments>({
      query: ({ id, locale }) => callQuery(activities.detail, { id }, quietly(locale)),
      transformResponse: toPromotionDetail,
      providesTags: [PROMOTIONS_TAG, 'balance', 'bets'],
    }),
    joinPromotion: build.mutation<PromotionDetail, PromotionArguments>({
      query: ({ id, locale }) => callQuery(activities.join, { id }, quietly(locale)),
      transformResponse: toPromotionDetail,
      invalidatesTags: [PROMOTIONS_TAG],
    }),
  }),
});

export const { usePromotionsQuery, usePromotionQuery, useJoinPromotionMutation } = promotionsApi;
