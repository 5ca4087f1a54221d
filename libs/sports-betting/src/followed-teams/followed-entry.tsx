import { useIsMember } from '@heptad/session';
import { Emblem, FOCUS_RING_INSIDE, Icon, preloadBottomSheet } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { crestOf } from '../crests/crest';
import { useFollowedTeams } from '../favourites/favourite-queries';
import type { MatchShape } from '../match/match-shape';

export { messages } from './followed-texts';

const loadSheet = () => import('./followed-list-sheet');
const FollowedListSheet = lazy(loadSheet);

/** Crests that the line shows; of further teams it shows the number. */
const CRESTS = 4;

/** Fetches what the tap needs when the finger goes down. */
const prefetch = (): void => void Promise.allSettled([loadSheet(), preloadBottomSheet()]);

export interface FollowedEntryProps {
  readonly venue: VenueCode;
  readonly matches: readonly MatchShape[];
}

/** Above the favourites of a list: how many teams the member follows, and the way to them. Nothing for a guest, who has none. */
export default function FollowedEntry({ venue, matches }: FollowedEntryProps) {
  const { t } = useTranslation('sports');
  const isMember = useIsMember();
  const { teams = [] } = useFollowedTeams(true);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!isMember) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={`flex h-[44px] w-full items-center gap-2 border-b border-line bg-raised px-3 text-left text-sm text-text ${FOCUS_RING_INSIDE}`}
      >
        {teams.length === 0 ? (
          <Icon name="bell" className="size-5 text-muted" />
        ) : (
          <span className="flex shrink-0 -space-x-1">
            {teams.slice(0, CRESTS).map((team) => (
              <Emblem key={team.id} {...crestOf(team)} />
            ))}
          </span>
        )}
        <span className="min-w-0 flex-1 truncate">
          {t(teams.length === 0 ? 'followTeam.teamsNone' : 'followTeam.teams')}
        </span>
        {teams.length > 0 && <span className="numeric text-xs text-muted">{teams.length}</span>}
        <Icon name="forward" className="size-4 text-muted" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <FollowedListSheet venue={venue} matches={matches} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
