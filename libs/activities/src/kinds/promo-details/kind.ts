import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** A promotion with steps and prizes (ROUTE-124), whose pages are older than the other kinds and have calls of their own. */
export const promoDetails: ActivityKind = {
  name: 'PromoDetails',
  routes: [
    { path: PATHS.activityPromoDetailsById, page: () => import('../../detail/promotion-detail-page') },
  ],
};
