import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** A ranking by the highest bet that an invited friend has won (ROUTE-137). */
export const friendPeakBet: ActivityKind = {
  name: 'friendPeakBet',
  routes: [{ path: PATHS.activityFriendPeakBet, page: () => import('./peak-page') }],
};
