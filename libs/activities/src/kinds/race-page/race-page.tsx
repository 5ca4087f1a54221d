import { ActivityPage } from '../../engine/frame/activity-page';
import { RaceArt } from './race-art';
import { RaceBoard } from './race-board';

export { messages } from './race-texts';

/** A race (ROUTE-118): turnover within its window makes the places, and each place's prize is on the page from the start. */
export default function RacePage() {
  return (
    <ActivityPage kind="racePage" art={<RaceArt />} joins>
      {(activity) => <RaceBoard activity={activity} />}
    </ActivityPage>
  );
}
