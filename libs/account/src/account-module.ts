import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { AccountServices } from './services';

/** Logging in and the member's own pages. */
export const accountModule: FeatureModule<AccountServices> = {
  id: 'account',
  routes: [],
  pagesBelow: ['/entry', PATHS.mine, PATHS.forgetPassword, PATHS.identityCheck],
  navigation: [
    { id: 'mine', path: PATHS.mine, label: 'navigation.mine', icon: 'mine', order: 50, badge: 'unreadMail' },
  ],
  panels: [
    {
      id: 'account',
      place: 'start',
      order: 5,
      panel: 'accountMenu',
      paths: [`${PATHS.mine}/*`, '/record/*', `${PATHS.activityBalancePrecious}/*`],
      alone: true,
    },
    { id: 'quick-lock', place: 'alerts', order: 5, panel: () => import('./quick-lock/quick-lock') },
  ],
  load: async () => (await import('./account-parts')).accountParts,
};
