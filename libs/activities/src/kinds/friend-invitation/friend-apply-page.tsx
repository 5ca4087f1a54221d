import { PATHS } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';
import { Applications } from './applications';
import { ApplyForm } from './apply-form';
import { ApplyNotice } from './apply-notice';

export { messages } from './friend-texts';

/** Applies for the prize of a friend, which the rules decide at once (ROUTE-136). */
export default function FriendApplyPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage
      kind="friendInvitation"
      title={t('friendInvitation.apply')}
      elsewhere={PATHS.activityFriendInvitation}
    >
      {(activity) => (
        <>
          <ApplyNotice activity={activity.id} />
          <ApplyForm activity={activity} />
          <Applications applications={activity.board.applications} />
        </>
      )}
    </ActivitySubPage>
  );
}
