import { PATHS, useServices } from '@heptad/feature-module';
import { EmptyState, ErrorState, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS, type Period } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useMatchListQuery } from '../match-list/list-queries';
import { MatchCard } from '../match-list/match-card';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';

const SHOWN = 3;

/** One period's list, asked for again while it is wanted. */
function usePeriod(period: Period, wanted: boolean) {
  const { venues } = useServices<SportsServices>();
  const venue = venues.venues()[0]?.en ?? 'IMTY';
  const list = useMatchListQuery({ venue, period, sport: 'football' }, { skip: !wanted });
  usePolling(
    () => (wanted ? list.refetch() : Promise.resolve()),
    LIST_INTERVAL_MS[period],
    `${venue} ${String(wanted)}`,
  );
  return list;
}

/** Matches that run now, or today's where none does, with their prices, for the home page. */
export default function HotMatches() {
  const { t } = useTranslation('sports');
  const live = usePeriod('live', true);
  const noneLive = live.currentData?.length === 0;
  const today = usePeriod('today', noneLive);
  const { currentData: matches, isError, isFetching, refetch } = noneLive ? today : live;
  return (
    <section aria-labelledby="hot-matches">
      <div className="mb-2 flex items-center justify-between">
        <h2 id="hot-matches" className="section-head text-lg">
          {t('hotMatches')}
        </h2>
        <NavigationLink
          href={PATHS.homeSports}
          className="flex min-h-11 items-center rounded-s px-1 text-sm text-accent focus-visible:outline-2 focus-visible:outline-focus"
        >
          {t('allMatches')}
        </NavigationLink>
      </div>
      <div className="overflow-hidden rounded-l">
        {matches === undefined && isError && (
          <ErrorState
            title={t('listFailed')}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {matches === undefined && !isError && <Skeleton className="h-72" />}
        {matches?.length === 0 && <EmptyState title={t('noMatches')} />}
        {matches?.slice(0, SHOWN).map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
    </section>
  );
}
