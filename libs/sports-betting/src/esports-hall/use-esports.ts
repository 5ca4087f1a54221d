import { FAMILY_OF_VENUE } from '@heptad/contracts';
import { COUNT_INTERVAL_MS, LIST_INTERVAL_MS, LIVE_ESPORTS_INTERVAL_MS } from '@heptad/venue-gateway';
import type { SportKey, VenueCode } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useMatchListQuery, useSportCountsQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import { useVenueOrder } from '../venue-choice/use-venue-order';

/** Venues whose matches come in titles of e-sports first, in the member's order; the others have a few. */
function useEsportsVenues(): readonly VenueCode[] {
  const order = useVenueOrder().map(({ en }) => en);
  const hasTitles = (venue: VenueCode): boolean => FAMILY_OF_VENUE[venue] === 'ob';
  return [...order.filter(hasTitles), ...order.filter((venue) => !hasTitles(venue))];
}

/** The titles of the first venue that has some, kept up to date (SPORT-025). */
export function useTitles() {
  const venues = useEsportsVenues();
  const [place, setPlace] = useState(0);
  const venue = venues[place] ?? venues[0];
  const asked = { venue: venue ?? 'YBTY', period: 'esports' } as const;
  const { currentData, isError, isFetching, refetch, startedTimeStamp } = useSportCountsQuery(asked);
  usePolling(refetch, COUNT_INTERVAL_MS, `${asked.venue} esports counts`, startedTimeStamp);
  const titles = currentData?.filter(({ count }) => count > 0);
  const isNone = titles?.length === 0 || (isError && currentData === undefined);
  if (isNone && place < venues.length - 1) setPlace(place + 1);
  const isKnown = titles !== undefined && (titles.length > 0 || place >= venues.length - 1);
  return {
    venue: asked.venue,
    titles: isKnown ? titles : undefined,
    isError: isError && !isKnown && place >= venues.length - 1,
    isFetching,
    refetch,
  };
}

/**
 * The matches of a title, those that run first, kept up to date: as often as live ones while one runs (OPEN-046).
 * @param sport undefined while no title is known
 * @param first the first so many alone
 */
export function useTitleMatches(venue: VenueCode, sport: SportKey | undefined, first?: number) {
  const list = useMatchListQuery(
    {
      venue,
      period: 'esports',
      sport: sport ?? 'leagueBattle',
      ...(first !== undefined && { first }),
    },
    { skip: sport === undefined },
  );
  const isLive = list.currentData?.some(({ status }) => status === 'live') === true;
  usePolling(
    () => (sport === undefined ? Promise.resolve() : list.refetch()),
    isLive ? LIVE_ESPORTS_INTERVAL_MS : LIST_INTERVAL_MS.esports,
    `${venue} ${String(sport)} esports`,
    list.startedTimeStamp,
  );
  return list;
}
