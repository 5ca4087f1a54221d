import { useServices } from '@heptad/feature-module';
import { EmptyState, ErrorState, Skeleton } from '@heptad/ui-kit';
import type { VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import type { FollowedTeam } from '../favourites/favourite-queries';
import { useSearchSportsQuery } from '../search/search-queries';
import type { SportsServices } from '../services';
import { TeamRow } from './team-row';

export interface TeamSearchProps {
  readonly venue: VenueCode;
  /** Not empty. */
  readonly words: string;
  readonly isFollowed: (id: string) => boolean;
  readonly onFollow: (team: FollowedTeam, followed: boolean) => void;
}

/** The teams that some words find at a venue, each to be followed. */
export function TeamSearch({ venue, words, isFollowed, onFollow }: TeamSearchProps) {
  const { t } = useTranslation('sports');
  const { language } = useServices<SportsServices>();
  const { currentData, isError, isFetching, refetch } = useSearchSportsQuery({
    words,
    venue,
    language: language.current(),
  });
  if (currentData === undefined)
    return isError && !isFetching ? (
      <ErrorState
        title={t('followTeam.searchFailed')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        className="py-4!"
      />
    ) : (
      <Skeleton className="h-[200px] rounded-m" />
    );
  if (currentData.teams.length === 0)
    return (
      <EmptyState icon="search" title={t('followTeam.notFound')} description={t('followTeam.notFoundHint')} />
    );
  return (
    <ul aria-label={t('followTeam.search')} className="divide-y divide-line">
      {currentData.teams.map((team) => (
        <TeamRow
          key={team.id}
          venue={venue}
          team={team}
          followed={isFollowed(team.id)}
          onFollow={(followed) => onFollow(team, followed)}
        />
      ))}
    </ul>
  );
}
