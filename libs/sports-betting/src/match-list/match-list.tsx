import { lazyWithMessages, useServices } from '@heptad/feature-module';
import { dayKey } from '@heptad/formatting';
import { useIsMember } from '@heptad/session';
import { afterFirstScreen, EmptyState, ErrorState, Skeleton, useFirstList } from '@heptad/ui-kit';
import {
  LIVE_ESPORTS_INTERVAL_MS,
  type ListKind,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites, useFollowedTeams } from '../favourites/favourite-queries';
import { listArguments } from '../list-tools/list-arguments';
import type { ListRefinement } from '../list-tools/list-refinement';
import { withPicked } from '../list-tools/picked';
import { refineMatches } from '../list-tools/refine-matches';
import { usePolling } from '../polling/use-polling';
import { ageOnArrival, intervalOf, useMatchListQuery } from '../match/list-queries';
import { MatchRows } from './match-rows';
import type { MatchShape } from '../match/match-shape';
import type { SportsServices } from '../services';

// Prices come first; the ways to look at them otherwise follow.
const ListTools = afterFirstScreen(() => import('../list-tools/list-tools'));
const FollowedEntry = lazyWithMessages('sports', () => import('../followed-teams/followed-entry'));
const NothingLeft = lazy(() => import('../list-tools/nothing-left'));

/** An esports list with a match that runs is asked for as often as a live one (OPEN-046). */
function pollEvery(listKind: ListKind, matches: readonly MatchShape[] = []): number {
  return listKind === 'esports' && matches.some(({ status }) => status === 'live')
    ? LIVE_ESPORTS_INTERVAL_MS
    : intervalOf(listKind);
}

/** A list on its way: as tall as the window, so that what stands below the list is not seen to move when it comes. */
export function ListSkeleton() {
  const { t } = useTranslation('sports');
  useFirstList(true);
  return (
    <div role="status" aria-label={t('loading')} className="flex min-h-dvh flex-col">
      {[1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="grid h-[140px] grid-cols-[minmax(0,1.75fr)_repeat(3,minmax(0,1fr))] gap-1 border-b border-line bg-raised px-3 pt-[22px] pb-[6px]"
        >
          <div className="flex flex-col justify-around">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/4" />
          </div>
          {[1, 2, 3].map((column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

export interface MatchListProps {
  readonly venue: VenueCode;
  readonly period: ListKind;
  readonly sport: SportKey;
  readonly refinement: ListRefinement;
  readonly onRefine: (change: Partial<ListRefinement>) => void;
  /** Height in CSS pixels of what stays at the top of a phone's page. */
  readonly stickyTop?: number;
}

/**
 * The matches of one sport in one list of a venue as the member looks at them, kept up to date while they are on the screen.
 * Memoised, so that it is drawn only when its own props change: a render of the page would draw a long list again.
 */
export const MatchList = memo(function MatchList(props: MatchListProps) {
  const { venue, period, refinement, onRefine } = props;
  const { t } = useTranslation('sports');
  const { folded, leagues, words } = refinement;
  const plain = period === 'outright';
  // Outrights cannot be marked, and no chip of theirs would take the filter off; it stays chosen for the other lists.
  const onlyFavourites = refinement.onlyFavourites && !plain;
  const { clock } = useServices<SportsServices>();
  const list = listArguments(props, refinement, dayKey(clock.now()));
  const { currentData, isError, isFetching, refetch, startedTimeStamp } = useMatchListQuery(list);
  // A list of cards takes a slow phone long to draw: a newer one is drawn in small steps, and taps are answered between them.
  // The first one is waited for, and small steps take longer.
  const matches = useDeferredValue(currentData) ?? currentData;
  const askedAt = startedTimeStamp && startedTimeStamp - ageOnArrival(currentData);
  usePolling(refetch, pollEvery(period, matches), JSON.stringify(list), askedAt);
  const favourites = useFavourites(venue);
  const { teams } = useFollowedTeams(onlyFavourites);
  const isMember = useIsMember();
  const shown = useMemo(
    () =>
      matches &&
      refineMatches(
        matches,
        { leagues, words, onlyFavourites },
        favourites.marks,
        teams?.map(({ id }) => id),
      ),
    [matches, leagues, words, onlyFavourites, favourites.marks, teams],
  );
  const isWaiting = onlyFavourites && isMember && favourites.marks === undefined;
  const isLost = (shown === undefined && isError) || (isWaiting && favourites.isError);
  const retry = (): void => void (isWaiting && favourites.isError ? favourites.refetch() : refetch());
  const fold = useCallback(
    (leagueId: string, wanted: boolean) => onRefine({ folded: withPicked(folded, leagueId, wanted) }),
    [onRefine, folded],
  );
  return (
    <>
      <Suspense fallback={<div className="h-[45px] lg:h-[41px]" />}>
        <ListTools
          list={list}
          matches={matches ?? []}
          plain={plain}
          refinement={refinement}
          onRefine={onRefine}
        />
      </Suspense>
      {onlyFavourites && isMember && (
        <Suspense fallback={<div className="h-[44px]" />}>
          <FollowedEntry venue={venue} matches={matches ?? []} />
        </Suspense>
      )}
      <ListState
        retry={isLost ? retry : undefined}
        retrying={isFetching}
        isLoading={shown === undefined || isWaiting}
        isEmpty={matches?.length === 0}
      >
        {isError && (
          <p role="alert" className="bg-sunken px-3 py-2 text-center text-xs text-warning">
            {t('notUpToDate')}
          </p>
        )}
        {shown?.length === 0 ? (
          <Suspense fallback={<ListSkeleton />}>
            <NothingLeft onlyFavourites={onlyFavourites} onRefine={onRefine} />
          </Suspense>
        ) : (
          <MatchRows {...props} matches={shown ?? []} onFold={fold} />
        )}
      </ListState>
    </>
  );
});

interface ListStateProps {
  /** Given where the list could not be loaded. */
  readonly retry: (() => void) | undefined;
  readonly retrying: boolean;
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The list, or why there is none. */
function ListState({ retry, retrying, isLoading, isEmpty, children }: ListStateProps) {
  const { t } = useTranslation('sports');
  if (retry !== undefined)
    return <ErrorState title={t('listFailed')} retryLabel={t('retry')} retrying={retrying} onRetry={retry} />;
  if (isLoading) return <ListSkeleton />;
  if (isEmpty) return <EmptyState title={t('noMatches')} description={t('noMatchesHint')} />;
  return children;
}
