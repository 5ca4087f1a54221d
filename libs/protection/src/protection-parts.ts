import type { FeatureParts } from '@heptad/feature-module';
import { PROTECTION_PAGES, protectionPath } from './protection-paths';
import type { ProtectionServices } from './services';

/** What the pages of protection bring once they are fetched. */
export const protectionParts: FeatureParts<ProtectionServices> = {
  routes: [
    { path: protectionPath(), page: () => import('./overview/overview-page'), guard: 'member' },
    { path: protectionPath('limits'), page: () => import('./limits/limits-page'), guard: 'member' },
    { path: protectionPath('timeOut'), page: () => import('./rests/time-out-page'), guard: 'member' },
    { path: protectionPath('selfExclusion'), page: () => import('./rests/exclusion-page'), guard: 'member' },
    {
      path: protectionPath('realityCheck'),
      page: () => import('./reality-check/reality-check-page'),
      guard: 'member',
    },
    { path: protectionPath('figures'), page: () => import('./figures/figures-page'), guard: 'member' },
  ],
  commands: {
    'protection.open': (payload, _services, { navigate }) =>
      navigate(protectionPath(PROTECTION_PAGES.find((page) => page === payload))),
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
