import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { AppServices } from '../composition/app-services';

/** Pages about the site itself: its app, its lines, its partners, trying it out; and the safety tip. Their texts come with them. */
export const siteModule: FeatureModule<AppServices> = {
  id: 'site',
  routes: [
    { path: PATHS.accessLimit, page: 'accessLimit', layout: 'plain' },
    { path: PATHS.download, page: 'download' },
    { path: PATHS.sponsor, page: 'sponsor' },
    { path: PATHS.swithLine, page: 'line' },
    { path: PATHS.demo, page: 'demo' },
  ],
  commands: ['safety.show'],
  load: async () => (await import('./site-parts')).siteParts,
};
