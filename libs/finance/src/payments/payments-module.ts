import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { FinanceServices } from '../services';

/** The pages on which money is looked at and moved; a module of its own, so that no visit to the home page waits for it. */
export const paymentsModule: FeatureModule<FinanceServices> = {
  id: 'payments',
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
  commands: ['transfer.open'],
  writes: ['transfer', 'deposit', 'withdrawal'],
  load: async () => (await import('./payments-parts')).paymentsParts,
};
