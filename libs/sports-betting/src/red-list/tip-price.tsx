import { DEFAULT_VENUE } from '@heptad/contracts';
import { ErrorState, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLegs, type WithSlip } from '../bet-slip/slip-slice';
import { matchPath } from '../match/match-path';
import { useMatchQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { CopyTip } from './copy-tip';
import { findSelection } from '../match/find-selection';
import type { Tip } from './red-list-queries';

/** Where a tip is copied from: the venue that the slip holds already, so that it can be combined, else the first. */
function useTipVenue() {
  const order = useVenueOrder();
  const legs = useSelector((state: WithSlip) => selectLegs(state));
  // What is copied here does not change the venue under the member's finger.
  const [held] = useState(legs[0]?.venue);
  return held ?? order[0]?.en ?? DEFAULT_VENUE;
}

/** Said in place of the button where a tip cannot be copied, with the way to the match. */
function NotCopied({ text, match }: { readonly text: string; readonly match?: string }) {
  const { t } = useTranslation('sports');
  return (
    <div role="status" className="flex flex-col items-center gap-1 rounded-m bg-sunken px-4 py-3 text-center">
      <p className="text-sm text-muted">{text}</p>
      {match !== undefined && (
        <NavigationLink
          href={match}
          className="inline-flex touch items-center text-sm text-link focus-visible:outline-2 focus-visible:outline-focus"
        >
          {t('redList.tip.allMarkets')}
        </NavigationLink>
      )}
    </div>
  );
}

function PresentPrice({ tip }: { readonly tip: Tip }) {
  const { t } = useTranslation('sports');
  const { id } = tip.match;
  const venue = useTipVenue();
  const { currentData: match, isError, isFetching, refetch } = useMatchQuery({ venue, id });
  usePolling(
    refetch,
    LIST_INTERVAL_MS[match?.status === 'upcoming' ? 'today' : 'live'],
    `${venue} ${id} tip`,
  );
  if (match === undefined)
    return isError ? (
      <ErrorState
        title={t('redList.copy.failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="py-4!"
      />
    ) : (
      <Skeleton className="h-[96px]" />
    );
  if (match.status === 'ended') return <NotCopied text={t('redList.copy.ended')} />;
  const offered = findSelection(match, tip);
  if (offered === undefined) return <NotCopied text={t('redList.copy.moved')} match={matchPath(match)} />;
  return <CopyTip match={match} {...offered} />;
}

/** What the tip's selection pays now and the way into the slip; for what is over, that it is. */
export function TipPrice({ tip }: { readonly tip: Tip }) {
  const { t } = useTranslation('sports');
  if (tip.state !== 'open') return <NotCopied text={t('redList.copy.settled')} />;
  const over = tip.match.status === 'ended' || tip.match.status === 'abandoned';
  return over ? <NotCopied text={t('redList.copy.ended')} /> : <PresentPrice tip={tip} />;
}
