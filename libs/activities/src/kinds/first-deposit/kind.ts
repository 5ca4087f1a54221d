import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** First deposit: a match of it, then steps of turnover (ROUTE-116). */
export const firstDeposit: ActivityKind = {
  name: 'firstDeposit',
  routes: [{ path: PATHS.activityFirstDepositById, page: () => import('./first-deposit-page') }],
};
