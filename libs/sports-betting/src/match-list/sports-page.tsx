import { EmptyState, ErrorState, SegmentedControl, Skeleton, Tabs } from '@heptad/ui-kit';
import { useServices } from '@heptad/feature-module';
import {
  COUNT_INTERVAL_MS,
  PERIODS,
  type Period,
  type SportKey,
  type VenueCode,
} from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { SlipDock } from '../bet-slip/ui/slip-dock';
import { SlipPanel } from '../bet-slip/ui/slip-panel';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { useVenueOrderQuery, useVenueStatesQuery } from '../venue-choice/venue-queries';
import { VenueTabs } from '../venue-choice/venue-tabs';
import { readChoice, writeChoice, type ListChoice } from './list-choice';
import { useSportCountsQuery } from './list-queries';
import { MatchList } from './match-list';

interface SportStripProps {
  readonly venue: VenueCode;
  readonly period: Period;
  readonly wanted: SportKey | undefined;
  readonly onChoose: (sport: SportKey) => void;
}

/** The sports a venue has in a period with their counts, and the list of the one chosen. */
function SportStrip({ venue, period, wanted, onChoose }: SportStripProps) {
  const { t } = useTranslation('sports');
  const { currentData: counts, isError, isFetching, refetch } = useSportCountsQuery({ venue, period });
  usePolling(refetch, COUNT_INTERVAL_MS, `${venue} ${period} counts`);
  const offered = counts?.filter(({ count }) => count > 0);
  const sport = offered?.some((each) => each.sport === wanted) ? wanted : offered?.[0]?.sport;

  if (offered === undefined && isError)
    return (
      <ErrorState
        title={t('listFailed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (offered === undefined)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-11" />
        <Skeleton className="mt-px h-48" />
      </div>
    );
  if (sport === undefined) return <EmptyState title={t('noMatches')} description={t('noMatchesHint')} />;
  return (
    <>
      <Tabs<SportKey>
        label={t('sportsStrip')}
        value={sport}
        onValueChange={onChoose}
        items={offered.map(({ sport: each, count }) => ({
          value: each,
          label: t(`sport.${each}`),
          count: String(count),
        }))}
      />
      <MatchList venue={venue} period={period} sport={sport} />
    </>
  );
}

/** The sports lobby (ROUTE-080, ROUTE-086): venue, period and sport are chosen here, prices tapped into the slip. */
export default function SportsPage() {
  const { t } = useTranslation('sports');
  const { type } = useParams();
  const [query, setQuery] = useSearchParams();
  const { venues } = useServices<SportsServices>();
  const { data: order = venues.venues() } = useVenueOrderQuery();
  const { data: states } = useVenueStatesQuery();
  const choice = readChoice(query, type);
  const venue = choice.venue ?? order[0]?.en ?? 'IMTY';
  const choose = (change: Partial<ListChoice>): void =>
    setQuery(writeChoice({ ...choice, venue, ...change }), { replace: true });
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6 lg:px-6 lg:pt-4">
      <main className="min-w-0">
        <div className="flex items-center justify-between gap-2 bg-head px-3 pt-[env(safe-area-inset-top)] text-on-head lg:rounded-t-l">
          <h1 className="text-[17px] leading-[48px] font-semibold">{t('title')}</h1>
          <OddsFormatSelect />
        </div>
        <div className="flex flex-col gap-2 bg-raised px-3 pb-2">
          <VenueTabs
            venues={order}
            states={states}
            value={venue}
            onChange={(each) => choose({ venue: each })}
          />
          <SegmentedControl<Period>
            label={t('periods')}
            className="overflow-x-auto"
            value={choice.period}
            onValueChange={(period) => choose({ period })}
            segments={PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))}
          />
        </div>
        <SportStrip
          venue={venue}
          period={choice.period}
          wanted={choice.sport}
          onChoose={(sport) => choose({ sport })}
        />
        <p className="px-4 py-6 text-center text-xs text-muted">{t('delayNotice')}</p>
      </main>
      <aside className="hidden lg:block">
        <div className="sticky top-20">
          <SlipPanel />
        </div>
      </aside>
      <SlipDock />
    </div>
  );
}
