import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Lucky flip: cards to turn over, records and a ranking of its own (ROUTE-138…140, OPEN-037). */
export const luckyFlip: ActivityKind = {
  name: 'luckyFlip',
  routes: [
    { path: PATHS.activityLuckyFlipById, page: () => import('./flip-page') },
    {
      path: PATHS.activityLuckyFlipRecordById,
      page: () => import('./flip-record-page'),
      guard: 'member',
    },
    { path: PATHS.activityLuckyFlipRankById, page: () => import('./flip-rank-page') },
  ],
};
