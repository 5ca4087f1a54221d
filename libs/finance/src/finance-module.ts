import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { FinanceServices } from './services';

/** The member's money: what is where, and moving it between the centre and the venues. */
export const financeModule: FeatureModule<FinanceServices> = {
  id: 'finance',
  routes: [
    { path: PATHS.mineFinanceMyWallet, page: 'wallet', guard: 'member', layout: 'tabs' },
    { path: PATHS.mineFinanceMyDeposit, page: 'deposit', guard: 'member' },
    { path: PATHS.mineFinanceMyDepositInformation, page: 'depositInformation', guard: 'member' },
    { path: PATHS.mineFinanceTransfer, page: 'transfer', guard: 'member' },
    { path: PATHS.mineFinanceWithDraw, page: 'withdraw', guard: 'member' },
  ],
  navigation: [
    { id: 'wallet', path: PATHS.mineFinanceMyWallet, label: 'navigation.wallet', icon: 'wallet', order: 30 },
  ],
  homeSections: [{ id: 'balance', order: 10, section: 'balance', minHeight: 112 }],
  panels: [{ id: 'balance', place: 'head', order: 10, panel: 'balanceHead' }],
  commands: ['transfer.open'],
  load: async () => (await import('./finance-parts')).financeParts,
};
