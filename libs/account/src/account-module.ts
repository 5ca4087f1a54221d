import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { AccountServices } from './services';

/** The pages beside which the full site has the menu of the account. */
const ACCOUNT_PAGES = [
  PATHS.mine,
  PATHS.mineFinanceMyWallet,
  PATHS.mineFinanceMyDeposit,
  PATHS.mineFinanceMyDepositInformation,
  PATHS.mineFinanceTransfer,
  PATHS.mineFinanceWithDraw,
  PATHS.recordBet,
  PATHS.recordBetSports,
  PATHS.recordVirtualDisport,
  PATHS.recordSliptOrder,
];

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
  panels: [
    { id: 'account', place: 'start', order: 5, panel: 'accountMenu', paths: ACCOUNT_PAGES, alone: true },
  ],
  load: async () => (await import('./account-parts')).accountParts,
};
