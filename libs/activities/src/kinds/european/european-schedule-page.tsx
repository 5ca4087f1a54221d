import { PATHS } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';
import { FixturesCard } from '../../engine/match/fixtures-card';
import { PlayNotice } from '../../engine/write/write-notices';

export { messages } from './european-texts';

/** All matches of the tournament, to predict and to bet on (ROUTE-121). */
export default function EuropeanSchedulePage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage kind="european" title={t('european.schedule')} elsewhere={PATHS.activityList}>
      {(activity) => (
        <>
          <PlayNotice activity={activity.id} />
          <FixturesCard
            activity={activity}
            fixtures={activity.board.fixtures}
            title={activity.board.tournament}
            priced
          />
        </>
      )}
    </ActivitySubPage>
  );
}
