import type { MessageLoaders } from '@heptad/feature-module';

/** The texts of e-sports, which come with what shows them. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
