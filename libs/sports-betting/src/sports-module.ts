import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { SportsServices } from './services';

/** Sports betting: lists and matches of all venues with their live prices, and the slip. */
export const sportsBettingModule: FeatureModule<SportsServices> = {
  id: 'sports',
  capability: 'sports',
  routes: [
    { path: PATHS.homeSports, page: 'sports', layout: 'tabs' },
    { path: PATHS.homeSportsByType, page: 'sports', layout: 'tabs' },
    { path: PATHS.homeSportsSportsDetails, page: 'match', layout: 'title' },
  ],
  navigation: [
    { id: 'sports', path: PATHS.homeSports, label: 'navigation.sports', icon: 'sports', order: 20 },
  ],
  homeSections: [{ id: 'hot-matches', order: 50, section: 'hotMatches', minHeight: 320 }],
  load: async () => (await import('./sports-parts')).sportsParts,
};
