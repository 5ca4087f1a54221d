import type { ComingPage } from '@heptad/feature-module';
import { readRefinement } from '../list-tools/list-refinement';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import { readChoice } from '../match/list-choice';
import { sportsQueries } from '../match/list-queries';
import { likelySport } from './use-likely-list';

/**
 * Prefetches what the sports page asks for first, under the same cache keys: the page finds the answers, or waits for the same
 * requests. Its own polling is not changed.
 * @returns when the answers are there, or have failed
 */
export function prefetchLists(
  services: SportsServices,
  { url, params, dispatch }: ComingPage,
): Promise<unknown> {
  const { venue = firstVenue(services), period, sport } = readChoice(url.searchParams, params['type']);
  const { order } = readRefinement(url.searchParams);
  const { sportCounts, matchList } = sportsQueries.endpoints;
  // No subscription: a page that is left before it is drawn leaves nothing behind that polls.
  const counts = dispatch(sportCounts.initiate({ venue, period }, { subscribe: false }));
  const likely = likelySport(period, sport);
  const list =
    likely &&
    dispatch(
      matchList.initiate(
        { venue, period, sport: likely, ...(order === 'hot' && { order }) },
        { subscribe: false },
      ),
    );
  return Promise.all([counts, list]);
}
