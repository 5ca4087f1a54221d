import { sportsVenueOf } from '@heptad/contracts';
import { EXTRA_PATHS, PATHS, type ComingPage, type FeatureModule } from '@heptad/feature-module';
import type { SportsServices } from './services';
import { firstVenue } from './venue-choice/venue-order';

/** Opens the session of the venue in the address, or of the first one. A page's calls to a venue wait for that session. */
function openVenue(services: SportsServices, { url }: ComingPage): void {
  const { venues } = services;
  const named = venues.venues().find(({ en }) => en === sportsVenueOf(url.searchParams.get('venue')));
  void venues.prepare(named?.en ?? firstVenue(services));
}

/** Prefetches the page's first list while the page's code is fetched. Drawing the page first would delay the request. */
function prefetchFirstList(services: SportsServices, page: ComingPage): Promise<unknown> {
  openVenue(services, page);
  // Without this code the page asks for itself.
  return import('./match-list/prefetch-lists').then(
    ({ prefetchLists }) => prefetchLists(services, page),
    () => undefined,
  );
}

const prefetchHotMatches = async (services: SportsServices, page: ComingPage): Promise<unknown> =>
  (await import('./hot-matches/prefetch-hot')).prefetchHot(services, page);

const MATCH_PAGE = [PATHS.homeSportsSportsDetails];

/** Sports betting: lists and matches of all venues with their live prices, and the slip. */
export const sportsBettingModule: FeatureModule<SportsServices> = {
  id: 'sports',
  capability: 'sports',
  routes: [
    { path: PATHS.homeSports, page: 'sports', layout: 'tabs', prefetch: prefetchFirstList },
    { path: PATHS.homeSportsByType, page: 'sports', layout: 'tabs', prefetch: prefetchFirstList },
    { path: PATHS.homeSportsSportsDetails, page: 'match', layout: 'title', prefetch: openVenue },
    { path: PATHS.homeSportsSportsResult, page: 'results', layout: 'title', prefetch: openVenue },
    { path: PATHS.homeSportsRedList, page: 'redList', layout: 'title' },
    { path: PATHS.homeSportsRedListPerson, page: 'redListPerson', layout: 'title' },
    { path: PATHS.homeSportsRedListRecDetail, page: 'redListTip', layout: 'title' },
    { path: EXTRA_PATHS.search, page: 'search', layout: 'title' },
    { path: PATHS.tutorialBetStrategy, page: 'betStrategy', layout: 'title' },
  ],
  navigation: [
    {
      id: 'sports',
      path: PATHS.homeSports,
      pages: [PATHS.recordBetSports, PATHS.tutorialBetStrategy],
      label: 'navigation.sports',
      icon: 'sports',
      order: 20,
    },
  ],
  homeSections: [
    { id: 'hot-matches', order: 50, section: 'hotMatches', minHeight: 1000, prefetch: prefetchHotMatches },
    {
      id: 'esports',
      capability: 'esports',
      order: 66,
      section: 'esportsMatches',
      minHeight: 'calc(2 * var(--hot-card, 165px) + 37px)',
    },
    // Often there are none: it stands last unless a brand says otherwise, so that nothing below it moves.
    { id: 'popular-bets', order: 90, section: 'popularBets', minHeight: 0 },
  ],
  panels: [
    { id: 'search', place: 'head', order: 5, panel: 'searchHead' },
    { id: 'sports', place: 'start', order: 10, panel: 'sportsRail' },
    { id: 'stage', place: 'end', order: 5, panel: 'stageRail', paths: MATCH_PAGE, height: 236 },
    { id: 'prices', place: 'room', order: 10, panel: 'matchPrices', height: 133 },
    { id: 'esports', place: 'esports', order: 10, panel: 'esportsHall', height: 640 },
    { id: 'slip', place: 'end', order: 10, panel: 'slipRail', height: 282 },
    { id: 'related', place: 'end', order: 20, panel: 'relatedRail', paths: MATCH_PAGE },
    { id: 'bet-settings', place: 'settings', order: 10, panel: 'betSettings', height: 620 },
    { id: 'examples', place: 'lesson', order: 10, panel: 'lessonExample', height: 320 },
    { id: 'goal-alerts', place: 'alerts', order: 10, panel: () => import('./followed-teams/goal-alerts') },
  ],
  commands: ['match.open'],
  writes: ['bets'],
  load: async () => (await import('./sports-parts')).sportsParts,
};
