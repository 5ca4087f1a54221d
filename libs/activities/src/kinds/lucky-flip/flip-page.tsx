import { PATHS } from '@heptad/feature-module';
import { useParams } from 'react-router-dom';
import { ActivityPage } from '../../engine/frame/activity-page';
import { FlipArt } from './flip-art';
import { FlipBoard } from './flip-board';

export { messages } from './flip-texts';

/** Lucky flip (ROUTE-138): each chance turns one card over; what it is, is drawn when it is turned. */
export default function FlipPage() {
  const { id = '' } = useParams();
  return (
    <ActivityPage
      kind="luckyFlip"
      art={<FlipArt />}
      showsResult
      joins={false}
      recordsPath={PATHS.activityLuckyFlipRecordById.replace(':id', encodeURIComponent(id))}
    >
      {(activity) => <FlipBoard activity={activity} />}
    </ActivityPage>
  );
}
