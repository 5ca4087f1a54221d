import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Friends: the member's own code and link, who came by them, and applications (ROUTE-134…136). */
export const friendInvitation: ActivityKind = {
  name: 'friendInvitation',
  routes: [
    { path: PATHS.activityFriendInvitation, page: () => import('./friend-page') },
    { path: PATHS.activityFriendRecording, page: () => import('./friend-record-page'), guard: 'member' },
    { path: PATHS.activityFriendApply, page: () => import('./friend-apply-page'), guard: 'member' },
  ],
};
