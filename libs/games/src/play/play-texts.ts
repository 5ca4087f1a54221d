import type { MessageLoaders } from '@heptad/feature-module';

/** The texts of a game's page and of its money. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
