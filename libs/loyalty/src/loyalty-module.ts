import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { LoyaltyServices } from './services';

/** VIP grades and the rebate of turnover (SHELL-010). */
export const loyaltyModule: FeatureModule<LoyaltyServices> = {
  id: 'loyalty',
  routes: [],
  pagesBelow: [PATHS.mineVip, PATHS.mineRebate],
  pagesForMembers: true,
  load: async () => (await import('./loyalty-parts')).loyaltyParts,
};
