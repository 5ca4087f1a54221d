import type { MessageLoaders } from '@heptad/feature-module';

/** The texts of the exercises, which come with them. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
