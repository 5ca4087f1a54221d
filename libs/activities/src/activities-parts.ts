import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { claimWrite } from './claim/claim-write';
import { routesOfKinds } from './engine/kind';
import {
  claimWhenAsked,
  claimWrite as activityClaim,
  playWhenAsked,
  playWrite,
} from './engine/write/activity-write';
import { applyWhenAsked, applyWrite } from './kinds/friend-invitation/apply-write';
import { KINDS } from './kinds/kinds';
import type { ActivitiesServices } from './services';

/** What the activities feature brings once it is fetched. */
export const activitiesParts: FeatureParts<ActivitiesServices> = {
  routes: [
    { path: PATHS.activityList, page: () => import('./list/offer-list-page'), layout: 'tabs' },
    { path: PATHS.activityListById, page: () => import('./item/activity-item-page') },
    {
      path: PATHS.activityRecordsById,
      page: () => import('./engine/records/records-page'),
      guard: 'member',
    },
    ...routesOfKinds(KINDS),
  ],
  sections: { promotions: () => import('./home/promotions-section') },
  reducers: {
    promotionClaim: claimWrite.reducer,
    activityPlay: playWrite.reducer,
    activityClaim: activityClaim.reducer,
    friendApply: applyWrite.reducer,
  },
  sagas: [claimWrite.saga, playWhenAsked, claimWhenAsked, applyWhenAsked],
  moneyInFlight: (state) =>
    [claimWrite, playWrite, activityClaim, applyWrite].some((write) => write.selectIsOpen(state)),
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
