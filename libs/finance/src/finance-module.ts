import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { FinanceServices } from './services';

/**
 * The member's money: the pages on which it is looked at and moved, and the balance on other pages. That balance brings all it
 * needs itself, so that no visit to the home page waits for the pages.
 */
export const financeModule: FeatureModule<FinanceServices> = {
  id: 'finance',
  routes: [
    { path: PATHS.mineFinanceMyWallet, page: 'wallet', guard: 'member', layout: 'tabs' },
    { path: PATHS.mineFinanceTransfer, page: 'transfer', guard: 'member' },
    { path: PATHS.mineFinanceMyDeposit, page: 'deposit', guard: 'member' },
    { path: PATHS.mineFinanceMyDepositInformation, page: 'depositInformation', guard: 'member' },
    { path: PATHS.mineFinanceWithDraw, page: 'withdraw', guard: 'member' },
  ],
  navigation: [
    { id: 'wallet', path: PATHS.mineFinanceMyWallet, label: 'navigation.wallet', icon: 'wallet', order: 30 },
  ],
  homeSections: [
    { id: 'balance', order: 10, section: () => import('./balance-card/balance-card'), minHeight: 112 },
  ],
  panels: [{ id: 'balance', place: 'head', order: 10, panel: () => import('./balance-card/balance-head') }],
  commands: ['transfer.open'],
  writes: ['transfer', 'deposit', 'withdrawal'],
  load: async () => (await import('./finance-parts')).financeParts,
};
