import type { FeatureParts } from '@heptad/feature-module';
import { cashOutSaga, cashOutWhenAsked } from './cash-out/cash-out-saga';
import { cashOutReducer } from './cash-out/cash-out-slice';
import { cashOutWrite } from './cash-out/cash-out-write';
import { offersSaga } from './cash-out/offers-saga';
import type { RecordsServices } from './services';

/** What the records feature brings once it is fetched. */
export const recordsParts: FeatureParts<RecordsServices> = {
  pages: {
    bets: () => import('./page/bets-page'),
    sportsBets: () => import('./page/sports-bets-page'),
    virtualBets: () => import('./page/virtual-bets-page'),
    slipOrders: () => import('./page/slip-orders-page'),
  },
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
