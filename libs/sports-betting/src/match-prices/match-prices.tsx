import { RoomMatch } from '@heptad/feature-module';
import { EmptyState, ErrorState, Skeleton } from '@heptad/ui-kit';
import { isOver, LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { MatchCard } from '../match-card/match-card';
import { useMatchQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import { useVenueOrder } from '../venue-choice/use-venue-order';

/** The match at the first venue that has it. Each venue that does not know it is passed over. */
function useOffered(id: string) {
  const order = useVenueOrder();
  const [place, setPlace] = useState(0);
  const venue = order[place]?.en;
  const { currentData, isError, error, isFetching, refetch } = useMatchQuery(
    { venue: venue ?? 'FBTY', id },
    { skip: venue === undefined },
  );
  usePolling(
    async () => (venue === undefined ? undefined : refetch()),
    LIST_INTERVAL_MS.live,
    `room ${String(venue)} ${id}`,
  );
  const isUnknown = isError && error !== undefined && 'kind' in error && error.kind === 'business';
  if (isUnknown && currentData === undefined && place < order.length) setPlace(place + 1);
  return { match: currentData, isNowhere: venue === undefined, isError, isFetching, refetch };
}

function Prices({ id }: { readonly id: string }) {
  const { t } = useTranslation('sports');
  const { match, isNowhere, isError, isFetching, refetch } = useOffered(id);
  if (isNowhere || (match !== undefined && isOver(match.status)))
    return <EmptyState title={t(isNowhere ? 'noSuchMatch' : 'matchOver')} />;
  if (match === undefined && isError)
    return (
      <ErrorState
        title={t('matchFailed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (match === undefined)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-[133px] rounded-l" />
      </div>
    );
  return (
    <div className="overflow-hidden rounded-l bg-raised shadow-1 [&>article]:border-b-0">
      <MatchCard match={match} named />
    </div>
  );
}

/** The three main markets of the match that an anchor's room is about (SHELL-009), with the slip once a price is taken. */
export default function MatchPrices() {
  const id = useContext(RoomMatch);
  if (id === undefined) return null;
  return (
    <>
      <Prices key={id} id={id} />
      <SlipWhenUsed aboveTabs={false} />
    </>
  );
}
