import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** A race by turnover, with prizes by place (ROUTE-118). */
export const racePage: ActivityKind = {
  name: 'racePage',
  routes: [{ path: PATHS.activityRacePageById, page: () => import('./race-page') }],
};
