import { EXTRA_PATHS, PATHS, type FeatureParts } from '@heptad/feature-module';
import type { AccountServices } from './services';

/** What the account feature brings once it is fetched. */
export const accountParts: FeatureParts<AccountServices> = {
  routes: [
    { path: PATHS.entryById, page: () => import('./entry/entry-by-id-page'), layout: 'plain' },
    { path: PATHS.entryLogin, page: () => import('./login/login-page'), layout: 'plain' },
    { path: PATHS.entryRegister, page: () => import('./register/register-page'), layout: 'plain' },
    { path: PATHS.entryRulesRegular, page: () => import('./rules/rules-regular-page'), layout: 'plain' },
    { path: PATHS.entryRulesPrivacy, page: () => import('./rules/rules-privacy-page'), layout: 'plain' },
    { path: PATHS.forgetPassword, page: () => import('./forget/forget-page'), layout: 'plain' },
    { path: PATHS.identityCheck, page: () => import('./identity/identity-page'), layout: 'plain' },
    { path: PATHS.mine, page: () => import('./member-centre/member-centre-page'), layout: 'tabs' },
    { path: PATHS.mineSystem, page: () => import('./settings/settings-page') },
    { path: PATHS.mineAbout, page: () => import('./about/about-page') },
    {
      path: PATHS.mineAuthentication,
      page: () => import('./authentication/authentication-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineUserInfoPassword,
      page: () => import('./login-password/login-password-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineUserInfoPasswordSuccess,
      page: () => import('./login-password/login-password-success-page'),
      guard: 'member',
    },
    { path: PATHS.mineMail, page: () => import('./inbox/inbox-page'), guard: 'member' },
    { path: PATHS.mineUserInfo, page: () => import('./profile/profile-page'), guard: 'member' },
    { path: PATHS.mineUserInfoName, page: () => import('./profile/name-page'), guard: 'member' },
    { path: PATHS.mineUserInfoPhone, page: () => import('./profile/phone-page'), guard: 'member' },
    { path: PATHS.mineUserInfoEmail, page: () => import('./profile/email-page'), guard: 'member' },
    {
      path: PATHS.mineUserInfoVerification,
      page: () => import('./verification/verification-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineUserInfoVerificationPhone,
      page: () => import('./verification/verification-phone-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineUserInfoVerificationEmail,
      page: () => import('./verification/verification-email-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineUserInfoSecondaryPassword,
      page: () => import('./secondary-password/secondary-password-page'),
      guard: 'member',
    },
    {
      path: PATHS.mineUserInfoSecondaryPasswordSuccess,
      page: () => import('./secondary-password/secondary-password-success-page'),
      guard: 'member',
    },
    {
      path: EXTRA_PATHS.mineUserInfoDevices,
      page: () => import('./devices/devices-page'),
      guard: 'member',
    },
    {
      path: EXTRA_PATHS.mineUserInfoLoginHistory,
      page: () => import('./devices/login-history-page'),
      guard: 'member',
    },
    {
      path: EXTRA_PATHS.mineUserInfoPasskeys,
      page: () => import('./passkeys/passkeys-page'),
      guard: 'member',
    },
  ],
  panels: { accountMenu: () => import('./account-menu/account-menu') },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
