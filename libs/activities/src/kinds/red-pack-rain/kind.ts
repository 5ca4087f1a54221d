import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Red packet rain at set hours (ROUTE-115). */
export const redPackRain: ActivityKind = {
  name: 'redPackRain',
  routes: [{ path: PATHS.activityRedPackRainById, page: () => import('./rain-page') }],
};
