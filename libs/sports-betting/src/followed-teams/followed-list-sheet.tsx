import { BottomSheet, EmptyState, ErrorState, SearchField, Skeleton } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedTeam } from '../favourites/favourite-queries';
import { useTypingPause } from '../list-tools/use-typing-pause';
import type { MatchShape } from '../match/match-shape';
import { searchedWords } from '../search/searched-words';
import { TeamRow } from './team-row';
import { TeamSearch } from './team-search';
import { teamsOf } from './teams-of';
import { useFollowRows } from './use-follow-rows';

/** Teams of the list that are offered to a member who follows none. */
const SUGGESTED = 6;

export interface FollowedListSheetProps {
  readonly venue: VenueCode;
  /** Of the list behind the sheet. */
  readonly matches: readonly MatchShape[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The teams that the member follows, each with its next match, and a search for more. A team that is let go stays in its place until
 * the sheet is closed, to be followed again. Whoever follows none is offered the teams of the list.
 */
export default function FollowedListSheet({ venue, matches, open, onClose }: FollowedListSheetProps) {
  const { t } = useTranslation('sports');
  const { rows, isError, refetch, isFollowed, follow, tidy } = useFollowRows();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const wanted = searchedWords(typed);
  useTypingPause(wanted, words, setWords);

  const close = (): void => {
    tidy();
    setTyped('');
    setWords('');
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('followTeam.teams')}
      closeLabel={t('followTeam.closeTeams')}
    >
      {/* No lower with one team than with many, or it would jump while words are typed. */}
      <div className="min-h-[55dvh]">
        <div className="sticky top-0 z-10 bg-raised pb-2">
          <SearchField
            label={t('followTeam.search')}
            hideLabel
            placeholder={t('followTeam.search')}
            clearLabel={t('followTeam.clear')}
            maxLength={80}
            busy={wanted !== words}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
        {words !== '' && wanted !== '' ? (
          <TeamSearch
            venue={venue}
            words={words}
            isFollowed={isFollowed}
            onFollow={(team, followed) => void follow(team, followed)}
          />
        ) : rows === undefined ? (
          isError ? (
            <ErrorState
              title={t('followTeam.failed')}
              retryLabel={t('retry')}
              onRetry={() => void refetch()}
              className="py-4!"
            />
          ) : (
            <Skeleton className="h-[200px] rounded-m" />
          )
        ) : rows.length > 0 ? (
          <ul aria-label={t('followTeam.teams')} className="divide-y divide-line">
            {rows.map((team) => (
              <TeamRow
                key={team.id}
                venue={venue}
                team={team}
                followed={isFollowed(team.id)}
                letGo={!isFollowed(team.id)}
                onFollow={(followed) => void follow(team, followed)}
              />
            ))}
          </ul>
        ) : (
          <NoTeams venue={venue} matches={matches} onFollow={(team) => void follow(team, true)} />
        )}
      </div>
    </BottomSheet>
  );
}

interface NoTeamsProps extends Pick<FollowedListSheetProps, 'venue' | 'matches'> {
  readonly onFollow: (team: FollowedTeam) => void;
}

/** What a member who follows no team may begin with. */
function NoTeams({ venue, matches, onFollow }: NoTeamsProps) {
  const { t } = useTranslation('sports');
  const offered = teamsOf(matches, SUGGESTED);
  return (
    <>
      <EmptyState
        icon="bell"
        title={t('followTeam.none')}
        description={t('followTeam.noneHint')}
        className="py-4!"
      />
      {offered.length > 0 && (
        <>
          <p className="pb-1 text-xs text-muted">{t('followTeam.suggested')}</p>
          <ul aria-label={t('followTeam.suggested')} className="divide-y divide-line">
            {offered.map(({ league, ...team }) => (
              <TeamRow
                key={team.id}
                venue={venue}
                team={team}
                note={league}
                followed={false}
                onFollow={() => onFollow(team)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
