import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { cashOutSaga, cashOutWhenAsked } from './cash-out/cash-out-saga';
import { cashOutReducer } from './cash-out/cash-out-slice';
import { cashOutWrite } from './cash-out/cash-out-write';
import { offersSaga } from './cash-out/offers-saga';
import type { RecordsServices } from './services';

/** What the records feature brings once it is fetched. */
export const recordsParts: FeatureParts<RecordsServices> = {
  routes: [
    { path: PATHS.recordBet, page: () => import('./page/bets-page'), guard: 'member', layout: 'tabs' },
    { path: PATHS.recordBetSports, page: () => import('./page/sports-bets-page'), guard: 'member' },
    { path: PATHS.recordVirtualDisport, page: () => import('./page/virtual-bets-page'), guard: 'member' },
    { path: PATHS.recordSliptOrder, page: () => import('./page/slip-orders-page'), guard: 'member' },
    { path: PATHS.recordTransaciton, page: () => import('./statement/statement-page'), guard: 'member' },
    {
      path: PATHS.recordTransacitonDetail,
      page: () => import('./statement/transaction-detail-page'),
      guard: 'member',
    },
    { path: PATHS.recordReward, page: () => import('./rewards/reward-page'), guard: 'member' },
    { path: PATHS.recordRewardDetail, page: () => import('./rewards/reward-detail-page'), guard: 'member' },
    { path: PATHS.recordWelfare, page: () => import('./rewards/welfare-page'), guard: 'member' },
    { path: PATHS.recordWelfareDetail, page: () => import('./rewards/welfare-detail-page'), guard: 'member' },
  ],
  panels: {
    openBets: () => import('./open-bets/open-bets-panel'),
    openBetsInSlip: () => import('./open-bets/open-bets-in-slip'),
  },
  reducers: { cashOut: cashOutReducer, [cashOutWrite.name]: cashOutWrite.reducer },
  sagas: [offersSaga, cashOutSaga, cashOutWhenAsked],
  moneyInFlight: cashOutWrite.selectIsOpen,
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
