import { PATHS } from '@heptad/feature-module';
import { ActivityPage } from '../../engine/frame/activity-page';
import { LotteryArt } from './lottery-art';
import { LotteryBoard } from './lottery-board';

export { messages } from './lottery-texts';

/** The themed lottery (ROUTE-130): a wheel whose weights, stock and duties are on the page before anybody spins. */
export default function LotteryPage() {
  return (
    <ActivityPage
      kind="themedLottery"
      art={<LotteryArt />}
      showsResult
      joins={false}
      recordsPath={PATHS.activityThemedLotteryRecord}
    >
      {(activity) => <LotteryBoard activity={activity} />}
    </ActivityPage>
  );
}
