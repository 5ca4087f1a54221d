import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** A wheel with its weights in the open (ROUTE-130, ROUTE-131). */
export const themedLottery: ActivityKind = {
  name: 'themedLottery',
  routes: [
    { path: PATHS.activityThemedLotteryById, page: () => import('./lottery-page') },
    {
      path: PATHS.activityThemedLotteryRecord,
      page: () => import('./lottery-record-page'),
      guard: 'member',
    },
  ],
};
