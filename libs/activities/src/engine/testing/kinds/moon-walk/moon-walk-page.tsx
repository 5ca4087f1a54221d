import { useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ActivitiesServices } from '../../../../services';
import type { ActivityOf } from '../../../activity';
import { OutcomeCard } from '../../../board/outcome-card';
import { ActivityPage } from '../../../frame/activity-page';
import { mayPlay } from '../../../may-play';
import { usePlay } from '../../../write/use-play';

export { messages } from './moon-walk-texts';

function Walk({ activity }: { readonly activity: ActivityOf<'pureDisplay'> }) {
  const { t } = useTranslation('activities');
  const { clock } = useServices<ActivitiesServices>();
  const isMember = useIsMember();
  const { isOpen, result, play, close } = usePlay(activity);
  return (
    <>
      {isMember && mayPlay(activity, clock) && (activity.chances?.left ?? 0) > 0 && (
        <Button block busy={isOpen} onClick={() => play()}>
          {t('moonWalk.walk')}
        </Button>
      )}
      <OutcomeCard result={result} onClose={close} />
    </>
  );
}

/** The page of a kind that only specs know. */
export default function MoonWalkPage() {
  return (
    <ActivityPage kind="pureDisplay" art={null} joins={false} showsResult>
      {(activity) => <Walk activity={activity} />}
    </ActivityPage>
  );
}
