import { lazyWithMessages, ROOMY_QUERY, useMedia } from '@heptad/feature-module';
import { EmptyState, ErrorState } from '@heptad/ui-kit';
import { isOver, LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { useMatchQuery, type MatchArguments } from '../match/list-queries';
import { useListedMatch } from '../match/listed-match';
import type { MatchShape } from '../match/match-shape';
import { usePolling } from '../polling/use-polling';
import { RelatedList } from './beside-match';
import { MarketBoard } from './market-board';
import { MatchBar } from './match-bar';
import { MatchMedia } from './match-media';
import { MatchSkeleton } from './match-skeleton';
import { ScoreBoard } from './score-board';
import { useMatchAddress } from './use-match-address';
import { usePassed } from './use-passed';

export { RelatedRail, StageRail } from './beside-match';
export { messages } from './match-page-texts';

const Viewed = lazy(() => import('../recently-viewed/viewed'));
const PopularBets = lazy(() => import('../popular-bets/popular-bets'));
const OverMatch = lazyWithMessages('sports', () => import('./over-match'));

/** Height of the bar, CSS pixels. */
const BAR = 44;

/** How often a match is asked for: one that is over may still be corrected. */
function pollEvery(match: MatchShape | undefined): number {
  if (match === undefined) return LIST_INTERVAL_MS.live;
  if (isOver(match.status)) return LIST_INTERVAL_MS.early;
  return LIST_INTERVAL_MS[match.status === 'upcoming' ? 'today' : 'live'];
}

interface WholeMatchProps {
  readonly match: MatchShape;
  /** It is all that the venue tells of it, not only what a list knew. */
  readonly whole: boolean;
  /** The last answer failed. */
  readonly isOld: boolean;
}

/** A match from its score to its last market. */
function WholeMatch({ match, whole, isOld }: WholeMatchProps) {
  const { t } = useTranslation('sports');
  const board = useRef<HTMLElement>(null);
  const passed = usePassed(board, BAR);
  const over = isOver(match.status);
  // Where there is a rail beside the page they stand there.
  const withRail = useMedia(ROOMY_QUERY);
  const below = (
    <>
      <p className="px-4 py-4 text-center text-xs text-balance text-muted">{t('delayNotice')}</p>
      {!withRail && (
        <Suspense fallback={null}>
          <RelatedList match={match} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <MatchBar match={match} collapsed={passed} />
      <main className="pb-24 lg:pb-0">
        <ScoreBoard ref={board} match={match} />
        {!withRail && <MatchMedia match={match} />}
        {isOld && (
          <p role="alert" className="bg-sunken px-3 py-2 text-center text-xs text-warning">
            {t('notUpToDate')}
          </p>
        )}
        {over ? (
          <Suspense fallback={null}>
            <OverMatch match={match} />
          </Suspense>
        ) : (
          <MarketBoard match={match} whole={whole} />
        )}
        <Suspense fallback={null}>
          <Viewed match={match} />
        </Suspense>
        {/* What follows the markets waits for the last of them, or it would move when that comes. */}
        {whole && over && below}
        {whole && !over && (
          <Suspense fallback={null}>
            <PopularBets venue={match.venue} matchId={match.id}>
              {below}
            </PopularBets>
          </Suspense>
        )}
      </main>
    </>
  );
}

function MatchBody(asked: MatchArguments) {
  const { t } = useTranslation('sports');
  const listed = useListedMatch(asked);
  const { currentData, isError, isFetching, refetch } = useMatchQuery(asked);
  const match = currentData ?? listed;
  usePolling(refetch, pollEvery(match), `${asked.venue} ${asked.id}`);
  if (match !== undefined)
    return <WholeMatch match={match} whole={currentData !== undefined} isOld={isError} />;
  return (
    <>
      <MatchBar match={undefined} collapsed={false} />
      <main>
        {isError ? (
          <ErrorState
            title={t('matchFailed')}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <MatchSkeleton />
        )}
      </main>
    </>
  );
}

/** One match with all its markets (ROUTE-081). */
export default function MatchDetailPage() {
  const { t } = useTranslation('sports');
  const address = useMatchAddress();
  return (
    <>
      <div className="min-w-0 lg:pt-[20px]">
        {address === undefined ? (
          <>
            <MatchBar match={undefined} collapsed={false} />
            <main>
              <EmptyState title={t('noSuchMatch')} />
            </main>
          </>
        ) : (
          <MatchBody key={`${address.venue} ${address.id}`} {...address} />
        )}
      </div>
      <SlipWhenUsed aboveTabs={false} />
    </>
  );
}
