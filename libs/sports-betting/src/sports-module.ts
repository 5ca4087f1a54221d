import { ITEMS } from '@heptad/device';
import { PATHS, type ComingPage, type FeatureModule } from '@heptad/feature-module';
import type { SportsServices } from './services';

/** Opens the session of the venue that is shown first: a list needs it before anything else. */
function openFirstVenue({ venues, device }: SportsServices): void {
  void venues.prepare(device.items.get(ITEMS.firstVenue) ?? venues.venues()[0]?.en ?? 'IMTY');
}

/** The list that the page begins with, beside the page's own code: drawing the page first would be a question in turn. */
function askForFirstList(services: SportsServices, page: ComingPage): void {
  openFirstVenue(services);
  // Without this code the page asks for itself.
  void import('./match-list/lists-ahead').then(
    ({ askForLists }) => askForLists(services, page),
    () => undefined,
  );
}

/** Sports betting: lists and matches of all venues with their live prices, and the slip. */
export const sportsBettingModule: FeatureModule<SportsServices> = {
  id: 'sports',
  capability: 'sports',
  routes: [
    { path: PATHS.homeSports, page: 'sports', layout: 'tabs', ahead: askForFirstList },
    { path: PATHS.homeSportsByType, page: 'sports', layout: 'tabs', ahead: askForFirstList },
    { path: PATHS.homeSportsSportsDetails, page: 'match', layout: 'title' },
    { path: PATHS.homeSportsSportsResult, page: 'results', layout: 'title', ahead: openFirstVenue },
    { path: PATHS.homeSportsRedList, page: 'redList', layout: 'title' },
    { path: PATHS.homeSportsRedListPerson, page: 'redListPerson', layout: 'title' },
    { path: PATHS.homeSportsRedListRecDetail, page: 'redListTip', layout: 'title' },
    { path: PATHS.tutorialBetStrategy, page: 'betStrategy', layout: 'title' },
  ],
  navigation: [
    { id: 'sports', path: PATHS.homeSports, label: 'navigation.sports', icon: 'sports', order: 20 },
  ],
  homeSections: [{ id: 'hot-matches', order: 50, section: 'hotMatches', minHeight: 320 }],
  panels: [
    { id: 'sports', place: 'start', order: 10, panel: 'sportsRail' },
    { id: 'slip', place: 'end', order: 10, panel: 'slipRail' },
    { id: 'related', place: 'end', order: 20, panel: 'relatedRail' },
  ],
  load: async () => (await import('./sports-parts')).sportsParts,
};
