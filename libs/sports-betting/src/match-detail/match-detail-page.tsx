import { PATHS, ROOMY_QUERY, useBack, useMedia, useServices } from '@heptad/feature-module';
import { EmptyState, ErrorState, Skeleton, TopBar } from '@heptad/ui-kit';
import { isOver, LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { readChoice } from '../match/list-choice';
import { LineUpsEntry } from '../line-ups/line-ups-entry';
import { TimelineEntry } from '../match-timeline/timeline-entry';
import { useTimeline } from '../match-timeline/use-timeline';
import { useMatchQuery, type MatchArguments } from '../match/list-queries';
import type { MatchShape } from '../match/match-shape';
import { OddsFormatSelect } from '../odds-format/odds-format-select';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { LiveStage } from './live-stage';
import { MarketBoard } from './market-board';
import { MatchFacts } from './match-facts';
import { ScoreBoard } from './score-board';
import { ShareMatch } from './share-match';
import { useMatchEvents } from './use-match-events';

const RelatedList = lazy(async () => ({ default: (await import('../related/related-list')).RelatedList }));

/** How often a match is asked for: one that is over may still be corrected. */
function pollEvery(match: MatchShape | undefined): number {
  if (match === undefined) return LIST_INTERVAL_MS.live;
  if (isOver(match.status)) return LIST_INTERVAL_MS.early;
  return LIST_INTERVAL_MS[match.status === 'upcoming' ? 'today' : 'live'];
}

/** How a match stands: its board, what it shows of itself, its figures. */
function MatchStand({ match }: { readonly match: MatchShape }) {
  const events = useMatchEvents(match);
  const timeline = useTimeline(match, events);
  return (
    <>
      <ScoreBoard match={match} />
      <LiveStage match={match} latest={events[0]} />
      <MatchFacts match={match} events={timeline} />
      <LineUpsEntry match={match} className="bg-raised px-4" />
    </>
  );
}

function MatchBody(match: MatchArguments) {
  const { t } = useTranslation('sports');
  const { currentData: shape, isError, isFetching, refetch } = useMatchQuery(match);
  usePolling(refetch, pollEvery(shape), `${match.venue} ${match.id}`);
  // Where there is a rail beside the page they stand there.
  const withRail = useMedia(ROOMY_QUERY);

  if (shape === undefined && isError)
    return (
      <ErrorState
        title={t('matchFailed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (shape === undefined)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <>
      <MatchStand match={shape} />
      {isError && (
        <p role="alert" className="bg-sunken px-3 py-2 text-center text-xs text-warning">
          {t('notUpToDate')}
        </p>
      )}
      {isOver(shape.status) ? (
        <>
          <div className="bg-raised px-4 py-3 empty:hidden">
            <TimelineEntry match={shape} />
          </div>
          <EmptyState title={t('matchOver')} description={t('matchOverHint')} />
        </>
      ) : (
        <MarketBoard match={shape} />
      )}
      {!withRail && (
        <Suspense fallback={null}>
          <RelatedList match={shape} />
        </Suspense>
      )}
    </>
  );
}

/** One match with all its markets (ROUTE-081). */
export default function MatchDetailPage() {
  const { t } = useTranslation('sports');
  const back = useBack(PATHS.homeSports);
  const [query] = useSearchParams();
  const { venues } = useServices<SportsServices>();
  const id = query.get('id');
  const venue = readChoice(query).venue ?? venues.venues()[0]?.en;
  return (
    <>
      <div className="min-w-0 lg:pt-[20px]">
        <TopBar
          joined
          title={t('matchTitle')}
          back={{ label: t('back'), onPress: back }}
          actions={
            <>
              <ShareMatch />
              <OddsFormatSelect />
            </>
          }
        />
        <main className="pb-24 lg:pb-0">
          {id === null || venue === undefined ? (
            <EmptyState title={t('noSuchMatch')} />
          ) : (
            <MatchBody key={`${venue} ${id}`} venue={venue} id={id} />
          )}
          <p className="px-4 py-4 text-center text-xs text-muted text-balance">{t('delayNotice')}</p>
        </main>
      </div>
      <SlipWhenUsed aboveTabs={false} />
    </>
  );
}
