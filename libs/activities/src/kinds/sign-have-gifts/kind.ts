import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Sign-in with gifts: a calendar, and days to make up for (ROUTE-132, ROUTE-133). */
export const signHaveGifts: ActivityKind = {
  name: 'signHaveGifts',
  routes: [
    { path: PATHS.activitySignHaveGiftsById, page: () => import('./sign-page') },
    {
      path: PATHS.activitySignHaveGiftsRecord,
      page: () => import('./sign-record-page'),
      guard: 'member',
    },
  ],
};
