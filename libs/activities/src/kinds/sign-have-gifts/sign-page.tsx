import { PATHS } from '@heptad/feature-module';
import { ActivityPage } from '../../engine/frame/activity-page';
import { SignArt } from './sign-art';
import { SignBoard } from './sign-board';

export { messages } from './sign-texts';

/** Sign-in with gifts (ROUTE-132): a gift for each day, missed days that can be made up for, and prizes for days in all. */
export default function SignPage() {
  return (
    <ActivityPage
      kind="signHaveGifts"
      art={<SignArt />}
      joins={false}
      showsPrizes
      recordsPath={PATHS.activitySignHaveGiftsRecord}
    >
      {(activity) => <SignBoard activity={activity} />}
    </ActivityPage>
  );
}
