import type { FeatureParts } from '@heptad/feature-module';
import type { FinanceServices } from './services';
import { transferPath } from './transfer/transfer-path';
import { selectIsOpen, transferReducer } from './transfer/transfer-slice';
import { transferSaga } from './transfer/transfer-saga';

/** What the finance feature brings once it is fetched. */
export const financeParts: FeatureParts<FinanceServices> = {
  pages: {
    wallet: () => import('./wallet/wallet-page'),
    transfer: () => import('./transfer/transfer-page'),
  },
  sections: { balance: () => import('./balance-card/balance-card') },
  panels: { balanceHead: () => import('./balance-card/balance-head') },
  reducers: { transfer: transferReducer },
  sagas: [transferSaga],
  moneyInFlight: selectIsOpen,
  commands: {
    'transfer.open': (payload, _services, { navigate }) => navigate(transferPath(payload)),
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
