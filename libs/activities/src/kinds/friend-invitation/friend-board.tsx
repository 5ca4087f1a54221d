import { PATHS, useServices } from '@heptad/feature-module';
import { formatAmount } from '@heptad/formatting';
import { useCurrency, useIsMember } from '@heptad/session';
import { Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivityOf } from '../../engine/activity';
import { FactList } from '../../engine/board/fact-list';
import { SectionCard } from '../../engine/board/section-card';
import { mayPlay } from '../../engine/may-play';
import type { ActivitiesServices } from '../../services';
import { friendCounts, friendLink } from './friend-states';
import { LinkCard } from './link-card';

/** What only the friends' page shows: the code, what a friend needs and brings, and the ways to the pages below it. */
export function FriendBoard({ activity }: { readonly activity: ActivityOf<'friendInvitation'> }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const currency = useCurrency();
  const isMember = useIsMember();
  const { board } = activity;
  const { code, path, needs, amount } = board;
  const { joined, qualified, paid } = friendCounts(board);
  return (
    <>
      {isMember && mayPlay(activity, clock) && code !== undefined && path !== undefined && (
        <LinkCard code={code} link={friendLink(window.location.origin, path)} />
      )}
      <SectionCard title={t('friendInvitation.rule')}>
        <FactList
          facts={[
            [t('friendInvitation.deposits'), formatAmount(needs.deposits, currency)],
            [t('friendInvitation.turnover'), formatAmount(needs.turnover, currency)],
            [t('friendInvitation.brings'), formatAmount(amount, currency)],
          ]}
        />
      </SectionCard>
      {isMember && (
        <List className="shadow-1">
          <Cell
            title={t('friendInvitation.records')}
            description={t('friendInvitation.counts', { joined, qualified, paid })}
            href={PATHS.activityFriendRecording}
          />
          <Cell
            title={t('friendInvitation.apply')}
            description={t('friendInvitation.applyHint')}
            href={PATHS.activityFriendApply}
          />
        </List>
      )}
    </>
  );
}
