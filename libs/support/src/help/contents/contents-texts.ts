import type { MessageLoaders } from '@heptad/feature-module';

/** The texts of a list of contents, which come with it. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
