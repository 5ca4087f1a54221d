import { useStoredItem } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { BottomSheet, ErrorState, Skeleton, Switch } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { TeamCrest } from '../crests/team-crest';
import { useFollowedTeams } from '../favourites/favourite-queries';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';
import { GOAL_ALERTS } from './goal-alerts-item';
import { useFollow } from './use-follow';

export interface FollowSheetProps {
  readonly match: MatchShape;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which of a match's teams the member follows, and whether their goals are announced on this device. */
export default function FollowSheet({ match, open, onClose }: FollowSheetProps) {
  const { t } = useTranslation('sports');
  const { items } = useServices<SportsServices>().device;
  const alerts = useStoredItem(items, GOAL_ALERTS) === true;
  const { teams, isError, refetch } = useFollowedTeams(true);
  const follow = useFollow();
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('followTeam.title')}
      closeLabel={t('followTeam.close')}
    >
      {teams === undefined ? (
        isError ? (
          <ErrorState
            title={t('followTeam.failed')}
            retryLabel={t('retry')}
            onRetry={() => void refetch()}
            className="py-4!"
          />
        ) : (
          <Skeleton className="h-[140px] rounded-m" />
        )
      ) : (
        <div className="flex flex-col divide-y divide-line">
          {(['home', 'away'] as const).map((side) => {
            const { id, name } = match[side];
            if (id === undefined) return null;
            return (
              <Switch
                key={side}
                className="min-h-[52px]"
                checked={teams.some((team) => team.id === id)}
                onCheckedChange={(followed) => void follow({ id, name }, followed)}
              >
                <span className="flex min-w-0 items-center gap-2">
                  <TeamCrest match={match} side={side} size={24} />
                  <span className="min-w-0 truncate">{name}</span>
                </span>
              </Switch>
            );
          })}
          <Switch
            className="min-h-[60px]"
            checked={alerts}
            disabled={teams.length === 0}
            onCheckedChange={(wanted) => items.set(GOAL_ALERTS, wanted)}
          >
            {t('followTeam.alerts')}
            <span className="block text-xs text-muted">{t('followTeam.alertsHint')}</span>
          </Switch>
          <p className="py-3 text-xs text-muted">{t('followTeam.hint')}</p>
        </div>
      )}
    </BottomSheet>
  );
}
