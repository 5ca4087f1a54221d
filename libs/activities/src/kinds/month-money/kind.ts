import { PATHS } from '@heptad/feature-module';
import type { ActivityKind } from '../../engine/kind';

/** Month money: a salary by last month’s turnover (ROUTE-129). */
export const monthMoney: ActivityKind = {
  name: 'monthMoney',
  routes: [{ path: PATHS.activityMonthMoneyById, page: () => import('./month-money-page') }],
};
