import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { FinanceServices } from './services';

/**
 * The member's money: the pages on which it is looked at and moved, and the balance in the head of the full site, which brings all
 * it needs itself and waits for none of these pages.
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
  panels: [{ id: 'balance', place: 'head', order: 10, panel: () => import('./balance-head/balance-head') }],
  commands: ['transfer.open'],
  writes: ['transfer', 'deposit', 'withdrawal'],
  load: async () => (await import('./finance-parts')).financeParts,
};
