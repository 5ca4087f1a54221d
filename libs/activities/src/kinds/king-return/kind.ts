import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** King return: a part of what was lost comes back by rule (ROUTE-142, ROUTE-143). */
export const kingReturn: ActivityKind = {
  name: 'kingReturn',
  routes: [
    { path: PATHS.activityKingReturnById, page: () => import('./king-return-page') },
    {
      path: PATHS.activityKingReturnRecordingById,
      page: () => import('./king-return-recording-page'),
      guard: 'member',
    },
  ],
};
