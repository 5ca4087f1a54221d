import { cx, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS, lineLabel, type VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { findSelection } from '../match/find-selection';
import { useMatchQuery } from '../match/list-queries';
import { matchPath } from '../match/match-path';
import { OddsCell } from '../odds-cell/odds-cell';
import { usePolling } from '../polling/use-polling';
import type { PopularBet } from './popular-queries';

export interface PopularRowProps {
  readonly venue: VenueCode;
  readonly item: PopularBet;
  /** It stands on the page of its match, which need not be named. */
  readonly ofMatch: boolean;
}

/** One popular selection: what it is, of which match, how many bets hold it, and its price of this moment, to be tapped into the slip. */
export function PopularRow({ venue, item: { match: named, market, side, bets }, ofMatch }: PopularRowProps) {
  const { t } = useTranslation('sports');
  const { currentData: match, isError, refetch, startedTimeStamp } = useMatchQuery({ venue, id: named.id });
  usePolling(
    refetch,
    LIST_INTERVAL_MS[match?.status === 'live' ? 'live' : 'today'],
    `${venue} ${named.id} popular`,
    startedTimeStamp,
  );
  const offered = match && findSelection(match, { market, side });
  // What the venue has no price for cannot be bet: it is not shown.
  if (match === undefined ? isError : offered === undefined) return null;
  const pick = side === 'home' || side === 'away' ? named[side] : t(`side.${side}`);
  const line = offered === undefined ? (market.line ?? '') : lineLabel(offered.market, offered.selection);
  return (
    <li className={cx('relative flex min-w-0 items-center gap-3 px-3', ofMatch ? 'h-[56px]' : 'h-[68px]')}>
      <div className="flex min-w-0 flex-1 flex-col gap-[2px]">
        <p className="flex min-w-0 gap-1 text-sm font-medium text-text">
          <span className="min-w-0 truncate">{pick}</span>
          {line !== '' && <span className="numeric shrink-0">{line}</span>}
        </p>
        <p className="truncate text-xs text-muted">
          {[offered?.market.name, !ofMatch && named.league].filter(Boolean).join(' · ')}
        </p>
        {!ofMatch && (
          <NavigationLink
            href={matchPath({ venue, id: named.id })}
            className="truncate rounded-s text-xs text-muted after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-focus"
          >{`${named.home} – ${named.away}`}</NavigationLink>
        )}
      </div>
      <span className="shrink-0 text-xs text-muted">{t('popular.bets', { count: bets })}</span>
      <span className="relative flex h-[44px] w-[76px] shrink-0">
        {match !== undefined && offered !== undefined ? (
          <OddsCell match={match} {...offered} shape="price" className="h-full" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
    </li>
  );
}
