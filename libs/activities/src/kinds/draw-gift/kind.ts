import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Draw gift: boxes, of which each play opens one (ROUTE-128). */
export const drawGift: ActivityKind = {
  name: 'drawGift',
  routes: [{ path: PATHS.activityDrawGiftById, page: () => import('./draw-gift-page') }],
};
