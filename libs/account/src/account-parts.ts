import type { FeatureParts } from '@heptad/feature-module';
import type { AccountServices } from './services';

/** What the account feature brings once it is fetched. */
export const accountParts: FeatureParts<AccountServices> = {
  pages: {
    login: () => import('./login/login-page'),
    memberCentre: () => import('./member-centre/member-centre-page'),
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
