import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { HomeServices } from './services';

/** The first page: what every feature shows there, between the brand's banners, notices and links to its areas. */
export const homeModule: FeatureModule<HomeServices> = {
  id: 'home',
  routes: [{ path: PATHS.home, page: 'home', layout: 'tabs' }],
  navigation: [{ id: 'home', path: PATHS.home, label: 'navigation.home', icon: 'home', order: 10 }],
  homeSections: [
    {
      id: 'hero',
      order: 0,
      section: 'hero',
      minHeight: 120,
      prefetch: async (_, page) => (await import('./home-parts')).prefetchHome(page),
    },
    { id: 'areas', order: 20, section: 'areas', minHeight: 44 },
    { id: 'notice', order: 55, section: 'notice', minHeight: 44 },
  ],
  load: async () => (await import('./home-parts')).homeParts,
};
