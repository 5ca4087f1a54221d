import type { MessageLoaders } from '@heptad/feature-module';

/** The namespace of the notices' texts, which come after the page has loaded. */
export const NOTICES = 'notices';

export const NOTICE_TEXTS: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
