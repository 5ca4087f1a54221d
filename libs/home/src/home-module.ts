import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { HomeServices } from './services';

/** The first page: what every feature shows there, between the brand's banners, notices and links to its areas. */
export const homeModule: FeatureModule<HomeServices> = {
  id: 'home',
  routes: [{ path: PATHS.home, page: 'home', layout: 'tabs' }],
  navigation: [{ id: 'home', path: PATHS.home, label: 'navigation.home', icon: 'home', order: 10 }],
  homeSections: [
    // The hero has a shape instead of a height, and is drawn with the page.
    { id: 'hero', order: 0, section: 'hero', minHeight: 0 },
    { id: 'notice', order: 5, section: 'notice', minHeight: 40 },
    { id: 'areas', order: 20, section: 'areas', minHeight: 176 },
  ],
  load: async () => (await import('./home-parts')).homeParts,
};
