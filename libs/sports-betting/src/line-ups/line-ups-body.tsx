import { useServices } from '@heptad/feature-module';
import { kickOffLabel } from '@heptad/formatting';
import { EmptyState, ErrorState } from '@heptad/ui-kit';
import { isOver, type LineUps, type MatchStatus } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import type { LineUpMatch } from './has-line-ups';
import { useLineUpsQuery } from './line-up-queries';
import { LineUpsSkeleton } from './line-ups-skeleton';
import { TwoTeams } from './two-teams';

/** How often line-ups are asked for while they are on the screen: they are published once before kick-off, and change with substitutions. */
const RUNNING_MS = 15_000;
const AHEAD_MS = 60_000;

function everyMs(status: MatchStatus, lineUps: LineUps | null | undefined): number | undefined {
  // A venue that has no line-ups now will not have them later.
  if (isOver(status) || lineUps === null || lineUps?.state === 'none') return undefined;
  return status === 'upcoming' ? AHEAD_MS : RUNNING_MS;
}

/** The line-ups of a match in each of their states; they follow a match that is not over (ROUTE-081). */
export function LineUpsBody({ match }: { readonly match: LineUpMatch }) {
  const { t } = useTranslation('sports');
  const { clock, language } = useServices<SportsServices>();
  const { venue, id, sport, kickOff, status } = match;
  const { currentData, isError, isFetching, refetch } = useLineUpsQuery({ venue, id });
  usePolling(refetch, everyMs(status, currentData), `${venue} ${id}`);
  if (currentData === undefined && isError)
    return (
      <ErrorState
        title={t('lineUps.failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (currentData === undefined) return <LineUpsSkeleton sport={sport} />;
  if (currentData === null) return <EmptyState icon="info" title={t('lineUps.untold')} />;
  if (currentData.state === 'none') return <EmptyState icon="info" title={t('lineUps.none')} />;
  return (
    <>
      {isError && (
        <p role="alert" className="rounded-s bg-sunken px-3 py-2 text-center text-xs text-warning">
          {t('lineUps.stale')}
        </p>
      )}
      {currentData.state === 'notAnnounced' ? (
        <EmptyState
          icon="clock"
          title={t('lineUps.notAnnounced')}
          description={t('lineUps.notAnnouncedHint', {
            kickOff: kickOffLabel(kickOff, clock.now(), language.current()),
          })}
        />
      ) : (
        <TwoTeams match={match} lineUps={currentData} />
      )}
    </>
  );
}
