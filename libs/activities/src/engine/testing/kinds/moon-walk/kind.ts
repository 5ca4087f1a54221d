import type { ActivityKind } from '../../../kind';

/** A kind that this build does not have: this folder and a line in the list are all that the app needs of it. */
export const moonWalk: ActivityKind = {
  name: 'moonWalk',
  routes: [{ path: '/activity/moonWalk/:id', page: () => import('./moon-walk-page') }],
};
