import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Happy card: cards to collect, a whole set being a prize (ROUTE-144). */
export const happyCard: ActivityKind = {
  name: 'happyCard',
  routes: [{ path: PATHS.activityHappyCardById, page: () => import('./card-page') }],
};
