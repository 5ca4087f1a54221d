import { ActivityPage } from '../../engine/frame/activity-page';
import { PenaltyArt } from './penalty-art';
import { PenaltyBoard } from './penalty-board';

export { messages } from './penalty-texts';

/** Penalty into gold (ROUTE-117): five kicks into a corner each; goals of the whole shoot-out make the prize. */
export default function PenaltyPage() {
  return (
    <ActivityPage kind="penaltyIntoGold" art={<PenaltyArt />} showsResult joins={false}>
      {(activity) => <PenaltyBoard activity={activity} />}
    </ActivityPage>
  );
}
