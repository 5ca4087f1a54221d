import type { FeatureParts } from '@heptad/feature-module';
import { paymentsReducer, selectPaymentIsOpen, type WithPayments } from './payments/payments-slice';
import { paymentsSaga } from './payments/payments-saga';
import type { FinanceServices } from './services';
import { transferPath } from './transfer/transfer-path';
import { selectIsOpen, transferReducer, type TransferProgress } from './transfer/transfer-slice';
import { transferSaga } from './transfer/transfer-saga';

type MoneyState = WithPayments & { readonly transfer: TransferProgress };

/** What the finance feature brings once it is fetched. */
export const financeParts: FeatureParts<FinanceServices> = {
  pages: {
    wallet: () => import('./wallet/wallet-page'),
    transfer: () => import('./transfer/transfer-page'),
    deposit: () => import('./deposit/deposit-page'),
    depositInformation: () => import('./deposit/deposit-information-page'),
    withdraw: () => import('./withdraw/withdraw-page'),
  },
  sections: { balance: () => import('./balance-card/balance-card') },
  panels: { balanceHead: () => import('./balance-card/balance-head') },
  reducers: { transfer: transferReducer, payments: paymentsReducer },
  sagas: [transferSaga, paymentsSaga],
  moneyInFlight: (state: MoneyState) => selectIsOpen(state) || selectPaymentIsOpen(state),
  commands: {
    'transfer.open': (payload, _services, { navigate }) => navigate(transferPath(payload)),
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
