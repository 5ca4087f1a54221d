import type { FeatureParts } from '@heptad/feature-module';
import { financeMessages } from './finance-messages';
import type { FinanceServices } from './services';

/** What shows the member's money on other pages, once it is fetched. */
export const financeParts: FeatureParts<FinanceServices> = {
  pages: {},
  sections: { balance: () => import('./balance-card/balance-card') },
  panels: { balanceHead: () => import('./balance-card/balance-head') },
  messages: financeMessages,
};
