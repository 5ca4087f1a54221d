import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { AccountServices } from './services';

/** Logging in and the member's own pages. */
export const accountModule: FeatureModule<AccountServices> = {
  id: 'account',
  routes: [
    { path: PATHS.entryById, page: 'entryById', layout: 'plain' },
    { path: PATHS.entryLogin, page: 'login', layout: 'plain' },
    { path: PATHS.entryRegister, page: 'register', layout: 'plain' },
    { path: PATHS.entryRulesRegular, page: 'rulesRegular', layout: 'plain' },
    { path: PATHS.entryRulesPrivacy, page: 'rulesPrivacy', layout: 'plain' },
    { path: PATHS.forgetPassword, page: 'forgetPassword', layout: 'plain' },
    { path: PATHS.identityCheck, page: 'identityCheck', layout: 'plain' },
    { path: PATHS.mine, page: 'memberCentre', layout: 'tabs' },
  ],
  navigation: [{ id: 'mine', path: PATHS.mine, label: 'navigation.mine', icon: 'mine', order: 50 }],
  load: async () => (await import('./account-parts')).accountParts,
};
