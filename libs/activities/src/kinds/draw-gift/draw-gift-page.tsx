import { ActivityPage } from '../../engine/frame/activity-page';
import { DrawGiftArt } from './draw-gift-art';
import { DrawGiftBoard } from './draw-gift-board';

export { messages } from './draw-gift-texts';

/** Draw gift (ROUTE-128): boxes, of which each chance opens one; what is inside was fixed before. */
export default function DrawGiftPage() {
  return (
    <ActivityPage kind="drawGift" art={<DrawGiftArt />} joins={false} showsResult>
      {(activity) => <DrawGiftBoard activity={activity} />}
    </ActivityPage>
  );
}
