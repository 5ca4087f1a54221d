import type { FeatureParts } from '@heptad/feature-module';
import type { RecordsServices } from './services';

/** What the records feature brings once it is fetched. */
export const recordsParts: FeatureParts<RecordsServices> = {
  pages: {
    bets: () => import('./page/bets-page'),
    sportsBets: () => import('./page/sports-bets-page'),
    virtualBets: () => import('./page/virtual-bets-page'),
    slipOrders: () => import('./page/slip-orders-page'),
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
