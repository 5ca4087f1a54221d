import { EXTRA_PATHS, PATHS, type LazyComponent } from '@heptad/feature-module';
import type { ActivityKind, KindRoute } from '../../engine/kind';

/** A page below the tournament's, at both spellings of its address (OPEN-037). */
const both = (
  paths: readonly [string, string],
  page: LazyComponent,
  more: Pick<KindRoute, 'guard'> = {},
): readonly KindRoute[] => paths.map((path) => ({ path, page, ...more }));

/** The European championship: predictions, schedule, stars and winners (ROUTE-119…123). */
export const european: ActivityKind = {
  name: 'european',
  routes: [
    { path: PATHS.activityEuropeanById, page: () => import('./european-page') },
    ...both(
      [PATHS.activityEuropeanEuropeanRecords, EXTRA_PATHS.activityEuropeanRecords],
      () => import('./european-record-page'),
      { guard: 'member' },
    ),
    ...both(
      [PATHS.activityEuropeanEuropeanSchedule, EXTRA_PATHS.activityEuropeanSchedule],
      () => import('./european-schedule-page'),
    ),
    ...both(
      [PATHS.activityEuropeanEuropeanStars, EXTRA_PATHS.activityEuropeanStars],
      () => import('./european-stars-page'),
    ),
    ...both(
      [PATHS.activityEuropeanEuropeanWinners, EXTRA_PATHS.activityEuropeanWinners],
      () => import('./european-winners-page'),
    ),
  ],
};
