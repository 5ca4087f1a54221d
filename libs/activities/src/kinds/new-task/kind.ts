import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Tasks for newcomers (ROUTE-127). */
export const newTask: ActivityKind = {
  name: 'newTask',
  routes: [{ path: PATHS.activityNewTaskById, page: () => import('./new-task-page') }],
};
