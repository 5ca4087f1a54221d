import { PATHS } from '@heptad/feature-module';
import { ActivityPage } from '../../engine/frame/activity-page';
import { EuropeanArt } from './european-art';
import { EuropeanBoard } from './european-board';

export { messages } from './european-texts';

/** The European championship (ROUTE-119): free predictions of matches and of the winner, and prizes by how many were right. */
export default function EuropeanPage() {
  return (
    <ActivityPage
      kind="european"
      art={<EuropeanArt />}
      joins={false}
      recordsPath={PATHS.activityEuropeanEuropeanRecords}
    >
      {(activity) => <EuropeanBoard activity={activity} />}
    </ActivityPage>
  );
}
