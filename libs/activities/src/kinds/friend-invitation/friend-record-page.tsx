import { PATHS } from '@heptad/feature-module';
import { Card, EmptyState } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { ActivitySubPage } from '../../engine/frame/activity-sub-page';
import { FriendRow } from './friend-row';

export { messages } from './friend-texts';

/** Who came by the member's code, and how far each is (ROUTE-135). */
export default function FriendRecordPage() {
  const { t } = useTranslation('activities');
  return (
    <ActivitySubPage
      kind="friendInvitation"
      title={t('friendInvitation.records')}
      elsewhere={PATHS.activityFriendInvitation}
    >
      {({ board: { friends, needs } }) =>
        friends.length === 0 ? (
          <EmptyState
            icon="records"
            title={t('friendInvitation.noFriends')}
            description={t('friendInvitation.noFriendsHint')}
          />
        ) : (
          <Card>
            <ul aria-label={t('friendInvitation.records')} className="-my-3 divide-y divide-line">
              {friends.map((friend) => (
                <FriendRow key={friend.id} friend={friend} needs={needs} />
              ))}
            </ul>
          </Card>
        )
      }
    </ActivitySubPage>
  );
}
