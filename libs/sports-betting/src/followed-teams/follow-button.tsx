import { useEntryPath, useServices } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { IconButton, preloadBottomSheet } from '@heptad/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFollowedTeams } from '../favourites/favourite-queries';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';
import { useFollow } from './use-follow';

export { messages } from './followed-texts';

const loadSheet = () => import('./follow-sheet');
const FollowSheet = lazy(loadSheet);

/** Fetches what the tap needs when the finger goes down. */
const prefetch = (): void => void Promise.allSettled([loadSheet(), preloadBottomSheet()]);

export interface FollowButtonProps {
  readonly match: MatchShape;
  readonly side: 'home' | 'away';
}

/**
 * Beside a team: follows it by one tap, and shows what is followed with the switch of goal alerts. A guest is led to the login
 * and back. Nothing where the venue tells no id of the team.
 */
export default function FollowButton({ match, side }: FollowButtonProps) {
  const { t } = useTranslation('sports');
  const { toast } = useServices<SportsServices>();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const isMember = useIsMember();
  const { teams } = useFollowedTeams(true);
  const follow = useFollow();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entryPath = useEntryPath();
  const { id, name } = match[side];
  if (id === undefined) return null;
  const followed = teams?.some((team) => team.id === id) === true;
  const press = async (): Promise<void> => {
    if (!isMember) {
      toast.show({ text: t('followTeam.login') });
      await navigate(entryPath(pathname + search));
      return;
    }
    setWanted(true);
    setOpen(true);
    if (teams !== undefined && !followed) await follow({ id, name }, true);
  };
  return (
    <>
      <IconButton
        icon="bell"
        label={t('followTeam.show', { team: name })}
        pressed={followed}
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={() => void press()}
        className="text-current! data-pressed:[&_path]:fill-current [&_svg]:size-[18px]"
      />
      {wanted && (
        <Suspense fallback={null}>
          <FollowSheet match={match} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
