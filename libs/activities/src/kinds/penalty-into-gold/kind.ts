import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** A shoot-out of five kicks, without an id in its address (ROUTE-117). */
export const penaltyIntoGold: ActivityKind = {
  name: 'penaltyIntoGold',
  routes: [{ path: PATHS.activityPenaltyIntoGold, page: () => import('./penalty-page') }],
};
