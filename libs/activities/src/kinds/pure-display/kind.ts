import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Display-only: what is on, to be read (ROUTE-125). Kinds that this build does not know are shown as it. */
export const pureDisplay: ActivityKind = {
  name: 'pureDisplay',
  routes: [{ path: PATHS.activityPureDisplayById, page: () => import('./pure-display-page') }],
};
