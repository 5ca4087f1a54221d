import { ActivityPage } from '../../engine/frame/activity-page';
import { LeadersCard } from '../../engine/rank/leaders-card';
import { PeakArt } from './peak-art';

export { engineTexts as messages } from '../../engine/engine-texts';

/** The ranking of friends' bets (ROUTE-137): read while it runs; who has a place with a prize claims it after the end. */
export default function PeakPage() {
  return (
    <ActivityPage kind="friendPeakBet" art={<PeakArt />} isRead>
      {({ board }) => <LeadersCard board={board} />}
    </ActivityPage>
  );
}
