import type { ComingPage } from '@heptad/feature-module';
import { sportsQueries } from '../match/list-queries';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import { fetchHotContent, HOT_LISTS } from './hot-matches';

/** Asks for the hot matches and fetches what draws them. @returns when both are there, or have failed */
export function prefetchHot(
  services: SportsServices,
  { dispatch }: Pick<ComingPage, 'dispatch'>,
): Promise<unknown> {
  const venue = firstVenue(services);
  const { matchList } = sportsQueries.endpoints;
  return Promise.all([
    fetchHotContent().catch(() => undefined),
    ...Object.values(HOT_LISTS).map((list) =>
      dispatch(matchList.initiate({ venue, ...list }, { subscribe: false })),
    ),
  ]);
}
