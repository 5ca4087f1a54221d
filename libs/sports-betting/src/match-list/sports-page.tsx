import { ROOMY_QUERY, useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { afterFirstScreen, ErrorState, panelOf } from '@heptad/ui-kit';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { ListStrips } from './list-strips';
import { LobbyHead } from './lobby-head';
import { ListSkeleton, MatchList } from './match-list';
import { PeriodTabs } from './period-tabs';
import { useListAddress } from './use-list-address';
import { useOfferedSports } from './use-offered-sports';
import { useStuckHead } from './use-stuck-head';

const NoMatchesHere = lazy(() => import('../other-venues/no-matches-here'));
const ListEnd = afterFirstScreen(() => import('./list-end'));

/** The sports lobby (ROUTE-080, ROUTE-086): venue, list and sport are chosen here, prices tapped into the slip. */
export default function SportsPage() {
  const { t } = useTranslation('sports');
  const { order, choice, refinement, choose, refine } = useListAddress();
  const { venue, period } = choice;
  const sports = useOfferedSports(choice);
  const { offered, sport, retry, retrying } = sports;
  const wide = useMedia(WIDE_QUERY);
  const withRail = useMedia(ROOMY_QUERY);
  const { head, folded, below } = useStuckHead();
  const panel = useId();
  return (
    <>
      <main className="group/page min-w-0 lg:pt-[20px]">
        <h1 className="sr-only">{t('title')}</h1>
        {wide ? (
          <>
            <LobbyHead
              venues={order}
              venue={venue}
              onVenue={(each) => choose({ venue: each })}
              panel={panel}
            />
            {/* With more room they stand in the rail. */}
            {!withRail && (
              <PeriodTabs
                className="border-b border-line bg-raised"
                period={period}
                onPeriod={(each) => choose({ period: each })}
                panel={panel}
              />
            )}
          </>
        ) : (
          <ListStrips
            ref={head}
            folded={folded}
            venues={order}
            venue={venue}
            period={period}
            sports={sports}
            onChoose={choose}
            panel={panel}
          />
        )}
        <div {...panelOf(panel, venue, ...(withRail ? [] : [period]), ...(wide ? [] : [sport]))}>
          {retry !== undefined && (
            <ErrorState title={t('listFailed')} retryLabel={t('retry')} retrying={retrying} onRetry={retry} />
          )}
          {offered === undefined && retry === undefined && <ListSkeleton />}
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
              stickyTop={below}
            />
          )}
        </div>
        {/* Seen no sooner than the list above it: a short one would draw it up. */}
        <div className="group-has-[[role=status]]/page:hidden">
          <Suspense fallback={<div className="h-[140px]" />}>
            <ListEnd venue={venue} sport={sport} />
          </Suspense>
        </div>
      </main>
      <SlipWhenUsed />
    </>
  );
}
