import type { FeatureModule } from '@heptad/feature-module';
import type { FinanceServices } from './services';

/** The member's money where other pages show it: on the home page and in the head of the full-site layout. */
export const financeModule: FeatureModule<FinanceServices> = {
  id: 'finance',
  routes: [],
  homeSections: [{ id: 'balance', order: 10, section: 'balance', minHeight: 112 }],
  panels: [{ id: 'balance', place: 'head', order: 10, panel: 'balanceHead' }],
  load: async () => (await import('./finance-parts')).financeParts,
};
