import { PATHS } from '@heptad/feature-module';
import { useParams } from 'react-router-dom';
import { ActivityPage } from '../../engine/frame/activity-page';
import { KingReturnArt } from './king-return-art';
import { KingReturnBoard } from './king-return-board';

export { messages } from './king-return-texts';

/** King return (ROUTE-142): a part of what was lost in a stretch comes back by a rule that anybody may read. */
export default function KingReturnPage() {
  const { id = '' } = useParams();
  return (
    <ActivityPage
      kind="kingReturn"
      art={<KingReturnArt />}
      joins={false}
      showsPrizes
      recordsPath={PATHS.activityKingReturnRecordingById.replace(':id', encodeURIComponent(id))}
    >
      {({ board }) => <KingReturnBoard board={board} />}
    </ActivityPage>
  );
}
