import type { FeatureParts, Locale, Messages } from '@heptad/feature-module';
import { messages as balanceTexts } from './balance-head/balance-texts';
import {
  depositWrite,
  withdrawalWrite,
  type WithDeposit,
  type WithWithdrawal,
} from './payments/payment-writes';
import { safetyTipReducer } from './payments/safety-tip-slice';
import type { FinanceServices } from './services';
import { transferPath } from './transfer/transfer-path';
import { transferWrite, type WithTransfer } from './transfer/transfer-write';

const OWN = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The words beside a balance are these pages' too. */
async function messages(locale: Locale): Promise<{ readonly default: Messages }> {
  const [shared, own] = await Promise.all([balanceTexts[locale](), OWN[locale]()]);
  return { default: { ...shared.default, ...own.default } };
}

/** What the pages of money bring once they are fetched. The balance on other pages waits for none of it. */
export const financeParts: FeatureParts<FinanceServices> = {
  pages: {
    wallet: () => import('./wallet/wallet-page'),
    transfer: () => import('./transfer/transfer-page'),
    deposit: () => import('./deposit/deposit-page'),
    depositInformation: () => import('./deposit/deposit-information-page'),
    withdraw: () => import('./withdraw/withdraw-page'),
  },
  reducers: {
    transfer: transferWrite.reducer,
    deposit: depositWrite.reducer,
    withdrawal: withdrawalWrite.reducer,
    safetyTip: safetyTipReducer,
  },
  sagas: [transferWrite.saga, depositWrite.saga, withdrawalWrite.saga],
  moneyInFlight: (state: WithTransfer & WithDeposit & WithWithdrawal) =>
    transferWrite.selectIsOpen(state) ||
    depositWrite.selectIsOpen(state) ||
    withdrawalWrite.selectIsOpen(state),
  commands: {
    'transfer.open': (payload, _services, { navigate }) => navigate(transferPath(payload)),
  },
  messages: {
    'zh-CN': () => messages('zh-CN'),
    'zh-TW': () => messages('zh-TW'),
    en: () => messages('en'),
  },
};
