import { PATHS } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';
import { PlayNotice } from '../../engine/write/write-notices';
import { ScheduleCard } from './schedule-card';

export { messages } from './european-texts';

/** All matches of the tournament by their days, to predict and to bet on (ROUTE-121). */
export default function EuropeanSchedulePage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage kind="european" title={t('european.schedule')} elsewhere={PATHS.activityList}>
      {(activity) => (
        <>
          <PlayNotice activity={activity.id} />
          <ScheduleCard activity={activity} />
        </>
      )}
    </ActivitySubPage>
  );
}
