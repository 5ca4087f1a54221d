import { PATHS, type FeatureParts } from '@heptad/feature-module';
import { LESSON_PATHS } from './tutorials/lesson-paths';
import type { SupportServices } from './services';

/** What the support feature brings once it is fetched. */
export const supportParts: FeatureParts<SupportServices> = {
  routes: [
    { path: PATHS.customerMain, page: () => import('./home/customer-home-page') },
    { path: PATHS.customerChat, page: () => import('./home/customer-home-page') },
    { path: PATHS.mineHelpCenter, page: () => import('./help/help-centre-page') },
    { path: PATHS.appHelpCenter, page: () => import('./help/help-centre-page') },
    { path: PATHS.tutorialTech, page: () => import('./tutorials/tech-page') },
    ...LESSON_PATHS.map((path) => ({ path, page: () => import('./tutorials/lesson-page') })),
  ],
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
