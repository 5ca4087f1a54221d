import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Betting gift: gifts for turnover by kind of venue (ROUTE-126). */
export const bettingGift: ActivityKind = {
  name: 'bettingGift',
  routes: [{ path: PATHS.activityBettingGiftById, page: () => import('./betting-gift-page') }],
};
