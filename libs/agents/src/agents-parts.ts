import { PATHS, type FeatureParts } from '@heptad/feature-module';
import type { AgentsServices } from './services';

/** What the pages of agents bring once they are fetched. */
export const agentsParts: FeatureParts<AgentsServices> = {
  routes: [
    { path: PATHS.mineAgentPage, page: () => import('./offer/agent-page') },
    { path: PATHS.mineAgentCs, page: () => import('./service/agent-service-page') },
    {
      path: PATHS.appAgentPageRegisterEmail,
      page: () => import('./mail/register-email-page'),
      guard: 'member',
    },
    { path: PATHS.appAgentPageBindEmail, page: () => import('./mail/bind-email-page'), guard: 'member' },
  ],
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
