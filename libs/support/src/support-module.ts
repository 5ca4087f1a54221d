import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { SupportServices } from './services';

/** The ways to the brand's own people and to help (ROUTE-110, ROUTE-111). */
export const supportModule: FeatureModule<SupportServices> = {
  id: 'support',
  routes: [],
  pagesBelow: ['/customer', PATHS.mineHelpCenter, PATHS.appHelpCenter, '/tutorial'],
  load: async () => (await import('./support-parts')).supportParts,
};
