import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { claimWrite } from './claim/claim-write';
import type { ActivitiesServices } from './services';

/** What the activities feature brings once it is fetched. */
export const activitiesParts: FeatureParts<ActivitiesServices> = {
  routes: [
    { path: PATHS.activityList, page: () => import('./list/promotion-list-page'), layout: 'tabs' },
    { path: PATHS.activityPromoDetailsById, page: () => import('./detail/promotion-detail-page') },
  ],
  sections: { promotions: () => import('./home/promotions-section') },
  reducers: { promotionClaim: claimWrite.reducer },
  sagas: [claimWrite.saga],
  moneyInFlight: claimWrite.selectIsOpen,
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
