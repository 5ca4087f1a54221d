import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { FinanceServices } from './services';

/**
 * The member's money: the pages on which it is looked at and moved, and the balance in the head of the full site, which brings all
 * it needs itself and waits for none of these pages.
 */
export const financeModule: FeatureModule<FinanceServices> = {
  id: 'finance',
  routes: [],
  pagesBelow: [
    '/mine/finance',
    PATHS.mineAudit,
    PATHS.mineCards,
    PATHS.mineAuthenticationBindBankCard,
    PATHS.activityBalancePrecious,
  ],
  pagesForMembers: true,
  navigation: [
    { id: 'wallet', path: PATHS.mineFinanceMyWallet, label: 'navigation.wallet', icon: 'wallet', order: 30 },
  ],
  panels: [
    { id: 'balance', place: 'head', order: 10, panel: () => import('./balance-head/balance-head') },
    { id: 'auto-transfer', place: 'settings', order: 20, panel: 'autoTransfer', height: 110 },
  ],
  commands: ['transfer.open'],
  writes: ['transfer', 'deposit', 'withdrawal', 'treasure'],
  load: async () => (await import('./finance-parts')).financeParts,
};
