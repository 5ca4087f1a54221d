import type { FeatureParts } from '@heptad/feature-module';
import type { AccountServices } from './services';

/** What the account feature brings once it is fetched. */
export const accountParts: FeatureParts<AccountServices> = {
  pages: {
    entryById: () => import('./entry/entry-by-id-page'),
    login: () => import('./login/login-page'),
    register: () => import('./register/register-page'),
    rulesRegular: () => import('./rules/rules-regular-page'),
    rulesPrivacy: () => import('./rules/rules-privacy-page'),
    forgetPassword: () => import('./forget/forget-page'),
    identityCheck: () => import('./identity/identity-page'),
    memberCentre: () => import('./member-centre/member-centre-page'),
  },
  panels: { accountMenu: () => import('./account-menu/account-menu') },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
