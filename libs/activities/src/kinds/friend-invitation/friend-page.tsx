import { ActivityPage } from '../../engine/frame/activity-page';
import { FriendArt } from './friend-art';
import { FriendBoard } from './friend-board';

export { messages } from './friend-texts';

/** Friends (ROUTE-134): the member's own code, and what a friend who comes by it brings. */
export default function FriendPage() {
  return (
    <ActivityPage kind="friendInvitation" art={<FriendArt />} joins={false}>
      {(activity) => <FriendBoard activity={activity} />}
    </ActivityPage>
  );
}
