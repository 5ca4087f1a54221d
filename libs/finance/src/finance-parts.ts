import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { messages as balanceTexts } from './balance-head/balance-texts';
import { joinTexts } from './payments/join-texts';
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
import { treasureWhenAsked, treasureWrite, type WithTreasure } from './treasure/treasure-write';

const OWN = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The five pages of the treasure come in one piece. */
const treasurePages = () => import('./treasure/treasure-pages');

/** What the pages of money bring once they are fetched. The balance on other pages waits for none of it. */
export const financeParts: FeatureParts<FinanceServices> = {
  routes: [
    {
      path: PATHS.mineFinanceMyWallet,
      page: () => import('./wallet/wallet-page'),
      guard: 'member',
      layout: 'tabs',
    },
    { path: PATHS.mineFinanceTransfer, page: () => import('./transfer/transfer-page'), guard: 'member' },
    { path: PATHS.mineFinanceMyDeposit, page: () => import('./deposit/deposit-page'), guard: 'member' },
    {
      path: PATHS.mineFinanceMyDepositInformation,
      page: () => import('./deposit/deposit-information-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineFinanceMyDepositLocalInformation,
      page: () => import('./deposit-proof/deposit-proof-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineFinanceRechargeChat,
      page: () => import('./recharge-chat/recharge-chat-page'),
      guard: 'member',
    },
    { path: PATHS.mineFinanceWithDraw, page: () => import('./withdraw/withdraw-page'), guard: 'member' },
    { path: PATHS.mineAudit, page: () => import('./audit/audit-page'), guard: 'member' },
    { path: PATHS.mineCards, page: () => import('./payout/cards-page'), guard: 'member' },
    { path: PATHS.mineCardsBankDetail, page: () => import('./payout/account-detail-page'), guard: 'member' },
    { path: PATHS.mineCardsAddBankCards, page: () => import('./payout/add-bank-card-page'), guard: 'member' },
    { path: PATHS.mineCardsAddVirtualCoin, page: () => import('./payout/add-coin-page'), guard: 'member' },
    { path: PATHS.mineCardsAddEBPayAcount, page: () => import('./payout/add-ebpay-page'), guard: 'member' },
    { path: PATHS.mineCardsAddKOIpayAcount, page: () => import('./payout/add-koipay-page'), guard: 'member' },
    { path: PATHS.mineCardsAddWechatAcount, page: () => import('./payout/add-wechat-page'), guard: 'member' },
    { path: PATHS.mineCardsAddAlipayAcount, page: () => import('./payout/add-alipay-page'), guard: 'member' },
    {
      path: PATHS.mineCardsAddDigitaCurrencylAcount,
      page: () => import('./payout/add-digital-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineAuthenticationBindBankCard,
      page: () => import('./payout/bind-bank-card-page'),
      guard: 'member',
    },
    { path: PATHS.activityBalancePrecious, page: treasurePages, guard: 'member' },
    { path: PATHS.activityBalancePreciousInterestTransfer, page: treasurePages, guard: 'member' },
    { path: PATHS.activityBalancePreciousInterestIncomeRecord, page: treasurePages, guard: 'member' },
    { path: PATHS.activityBalancePreciousTaskRecord, page: treasurePages, guard: 'member' },
    { path: PATHS.activityBalancePreciousRules, page: treasurePages, guard: 'member' },
  ],
  panels: { autoTransfer: () => import('./wallet/auto-transfer-setting') },
  reducers: {
    transfer: transferWrite.reducer,
    deposit: depositWrite.reducer,
    withdrawal: withdrawalWrite.reducer,
    treasure: treasureWrite.reducer,
    safetyTip: safetyTipReducer,
  },
  sagas: [transferWrite.saga, depositWrite.saga, withdrawalWrite.saga, treasureWhenAsked],
  moneyInFlight: (state: WithTransfer & WithDeposit & WithWithdrawal & WithTreasure) =>
    transferWrite.selectIsOpen(state) ||
    depositWrite.selectIsOpen(state) ||
    withdrawalWrite.selectIsOpen(state) ||
    treasureWrite.selectIsOpen(state),
  commands: {
    'transfer.open': (payload, _services, { navigate }) => navigate(transferPath(payload)),
  },
  // The words beside a balance are these pages' too.
  messages: joinTexts(balanceTexts, OWN),
};
