import { teams as calls } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useTranslation } from 'react-i18next';
import { useFollowedTeams } from '../favourites/favourite-queries';
import type { SportsServices } from '../services';
import { useFollowTeamMutation } from './follow-queries';
import { GOAL_ALERTS } from './goal-alerts-item';

/** Follows a team or no longer. The first one that is followed on a device turns goal alerts on. */
export function useFollow(): (
  team: { readonly id: string; readonly name: string },
  followed: boolean,
) => Promise<void> {
  const { t } = useTranslation('sports');
  const { device, language, toast } = useServices<SportsServices>();
  const { teams = [] } = useFollowedTeams(true);
  const [send] = useFollowTeamMutation();
  return async (team, followed) => {
    if (followed && teams.length >= calls.MOST_FOLLOWED) {
      toast.show({ text: t('followTeam.full', { count: calls.MOST_FOLLOWED }) });
      return;
    }
    // The shell shows a refusal, as for any call.
    const done = await send({ ...team, followed, language: language.current() });
    if (followed && done.error === undefined && device.items.get(GOAL_ALERTS) === undefined)
      device.items.set(GOAL_ALERTS, true);
  };
}
