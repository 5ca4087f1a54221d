import { DEFAULT_VENUE } from '@heptad/contracts';
import { useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { ErrorState, panelOf, Skeleton, Tabs } from '@heptad/ui-kit';
import { COUNT_INTERVAL_MS, LIST_KINDS, type ListKind, type SportKey } from '@heptad/venue-gateway';
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { readRefinement, writeRefinement, type ListRefinement } from '../list-tools/list-refinement';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { usePolling } from '../polling/use-polling';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { VenueTabs } from '../venue-choice/venue-tabs';
import { readChoice, writeChoice, type ListChoice } from '../match/list-choice';
import { useSportCountsQuery } from '../match/list-queries';
import { useLikelyList } from './use-likely-list';
import { ListSkeleton, MatchList } from './match-list';

const MemberBalance = lazy(() => import('./member-balance'));
const NoMatchesHere = lazy(() => import('../other-venues/no-matches-here'));
const ListEnd = lazy(() => import('./list-end'));

/** Height of what stays at the top, with the phone's own bar above it; CSS pixels. */
function useStuckHeight() {
  const stuck = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE_QUERY);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const strip = stuck.current;
    if (strip === null) return;
    const measured = strip.offsetHeight + (parseFloat(getComputedStyle(strip).top) || 0);
    // Wanted once the list scrolls: nothing that is seen now waits for it.
    startTransition(() => setHeight(measured));
  }, [wide]);
  return { stuck, height };
}

/** The choice that the address names, what the page takes for it, and how to change both. */
function useAddress() {
  const { type } = useParams();
  const [query, setQuery] = useSearchParams();
  const order = useVenueOrder();
  const named = readChoice(query, type);
  const venue = named.venue ?? order[0]?.en ?? DEFAULT_VENUE;
  const choice = { ...named, venue };
  const refinement = useMemo(() => readRefinement(query), [query]);
  // Another list has other leagues and days; how it is sorted, and that it is of favourites, is the member's way to look.
  const choose = (change: Partial<ListChoice>): void =>
    setQuery(
      writeRefinement(writeChoice({ ...choice, ...change }), {
        order: refinement.order,
        onlyFavourites: refinement.onlyFavourites,
        part: refinement.part,
      }),
      { replace: true },
    );
  const refine = useCallback(
    (change: Partial<ListRefinement>): void =>
      setQuery((now) => writeRefinement(now, change), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return { order, choice, refinement, choose, refine };
}

/** The sports lobby (ROUTE-080, ROUTE-086): venue, list and sport are chosen here, prices tapped into the slip. */
export default function SportsPage() {
  const { t } = useTranslation('sports');
  const { order, choice, refinement, choose, refine } = useAddress();
  const { venue, period } = choice;
  const isMember = useIsMember();
  const {
    currentData: counts,
    isError,
    isFetching,
    refetch,
    startedTimeStamp,
  } = useSportCountsQuery({ venue, period });
  usePolling(refetch, COUNT_INTERVAL_MS, `${venue} ${period} counts`, startedTimeStamp);
  useLikelyList(choice, counts === undefined && !isError);
  const { stuck, height } = useStuckHeight();
  const panel = useId();
  const offered = counts?.filter(({ count }) => count > 0);
  const sport = offered?.some((each) => each.sport === choice.sport) ? choice.sport : offered?.[0]?.sport;
  return (
    <>
      <main className="min-w-0 lg:pt-[20px]">
        <h1 className="sr-only">{t('title')}</h1>
        <div className="bg-head px-3 pt-[env(safe-area-inset-top)] text-on-head lg:rounded-t-l lg:pt-1 lg:pb-1">
          <div className="flex min-h-[52px] items-center justify-between gap-2">
            <VenueTabs
              venues={order}
              value={venue}
              onChange={(each) => choose({ venue: each })}
              panel={panel}
            />
            <OddsFormatSelect />
          </div>
          {isMember && (
            <Suspense fallback={<div className="h-[32px]" />}>
              <MemberBalance venue={venue} />
            </Suspense>
          )}
        </div>
        {/* The full-site layout has lists and sports in its rail. */}
        <div
          ref={stuck}
          className="sticky top-[env(safe-area-inset-top)] z-10 before:absolute before:inset-x-0 before:bottom-full before:h-[env(safe-area-inset-top)] before:bg-head lg:hidden"
        >
          <Tabs<ListKind>
            className="bg-head px-1 text-on-head"
            label={t('periods')}
            panel={panel}
            value={period}
            onValueChange={(listKind) => choose({ period: listKind })}
            items={LIST_KINDS.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
          <div className="h-[44px] border-b border-line bg-surface empty:hidden">
            {offered === undefined && !isError && <Skeleton className="h-full" />}
            {offered !== undefined && sport !== undefined && (
              <Tabs<SportKey>
                label={t('sportsStrip')}
                panel={panel}
                value={sport}
                onValueChange={(each) => choose({ sport: each })}
                items={offered.map(({ sport: value, count }) => ({
                  value,
                  label: t(`sport.${value}`),
                  count: String(count),
                }))}
              />
            )}
          </div>
        </div>
        <div {...panelOf(panel, venue, period, sport)}>
          {offered === undefined && isError && (
            <ErrorState
              title={t('listFailed')}
              retryLabel={t('retry')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {offered === undefined && !isError && <ListSkeleton />}
          {offered !== undefined && sport === undefined && (
            <Suspense fallback={<ListSkeleton />}>
              <NoMatchesHere venue={venue} period={period} onVenue={(each) => choose({ venue: each })} />
            </Suspense>
          )}
          {sport !== undefined && (
            <MatchList
              venue={venue}
              period={period}
              sport={sport}
              refinement={refinement}
              onRefine={refine}
              stickyTop={height}
            />
          )}
        </div>
        <Suspense fallback={null}>
          <ListEnd venue={venue} />
        </Suspense>
        <p className="px-4 py-6 text-center text-xs text-muted text-balance">{t('delayNotice')}</p>
      </main>
      <SlipWhenUsed />
    </>
  );
}
