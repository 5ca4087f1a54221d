import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { SupportServices } from './services';

/** The ways to the brand's own people: their home, the chat, feedback (ROUTE-110, ROUTE-111, ROUTE-067). */
export const supportModule: FeatureModule<SupportServices> = {
  id: 'support',
  routes: [],
  pagesBelow: ['/customer', PATHS.mineFeedback, PATHS.mineHelpCenter, PATHS.appHelpCenter, '/tutorial'],
  panels: [
    { id: 'support-unread', place: 'alerts', order: 60, panel: () => import('./unread/unread-panel') },
  ],
  commands: ['support.openChat'],
  load: async () => (await import('./support-parts')).supportParts,
};
