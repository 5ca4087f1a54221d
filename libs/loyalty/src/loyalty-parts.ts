import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { rebateWhenAsked, rebateWrite } from './rebate/rebate-write';
import type { LoyaltyServices } from './services';

/** What the pages of loyalty bring once they are fetched. */
export const loyaltyParts: FeatureParts<LoyaltyServices> = {
  routes: [
    { path: PATHS.mineVip, page: () => import('./vip/vip-page'), guard: 'member' },
    { path: PATHS.mineVipPrivilege, page: () => import('./vip/privilege-page'), guard: 'member' },
    { path: PATHS.mineVipFillReceiptInfo, page: () => import('./vip/receiver-page'), guard: 'member' },
    { path: PATHS.mineRebate, page: () => import('./rebate/rebate-page'), guard: 'member' },
  ],
  reducers: { rebateClaim: rebateWrite.reducer },
  sagas: [rebateWhenAsked],
  moneyInFlight: rebateWrite.selectIsOpen,
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
