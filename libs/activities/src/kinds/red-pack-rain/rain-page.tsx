import { ActivityPage } from '../../engine/frame/activity-page';
import { RainArt } from './rain-art';
import { RainBoard } from './rain-board';

export { messages } from './rain-texts';

/** Red packet rain (ROUTE-115): what falls is drawn; what is in a packet is decided by the platform when it is opened. */
export default function RainPage() {
  return (
    <ActivityPage kind="redPackRain" art={<RainArt />} showsResult joins={false}>
      {(activity) => <RainBoard activity={activity} />}
    </ActivityPage>
  );
}
