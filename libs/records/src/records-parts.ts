import type { FeatureParts } from '@heptad/feature-module';
import type { RecordsServices } from './services';

/** What the records feature brings once it is fetched. */
export const recordsParts: FeatureParts<RecordsServices> = {
  pages: { bets: () => import('./page/bets-page') },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
