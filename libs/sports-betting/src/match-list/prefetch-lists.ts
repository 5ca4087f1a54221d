import type { ComingPage } from '@heptad/feature-module';
import { readRefinement } from '../list-tools/list-refinement';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import { readChoice } from '../match/list-choice';
import { sportsQueries } from '../match/list-queries';
import { likelySport } from './use-likely-list';

/**
 * Asks for what the sports page will ask for first, under the same names: the page finds the answers, or waits for the
 * same ones. Its own later questions go on as ever.
 */
export function prefetchLists(services: SportsServices, { url, params, dispatch }: ComingPage): void {
  const { venue = firstVenue(services), period, sport } = readChoice(url.searchParams, params['type']);
  const { order } = readRefinement(url.searchParams);
  const { sportCounts, matchList } = sportsQueries.endpoints;
  // Nobody is bound to the answers: a page that is left before it came leaves nothing behind that asks on.
  void dispatch(sportCounts.initiate({ venue, period }, { subscribe: false }));
  const likely = likelySport(period, sport);
  if (likely !== undefined)
    void dispatch(
      matchList.initiate(
        { venue, period, sport: likely, ...(order === 'hot' && { order }) },
        { subscribe: false },
      ),
    );
}
