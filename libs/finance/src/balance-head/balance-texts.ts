import type { MessageLoaders } from '@heptad/feature-module';

/** The words beside a balance: they come with what shows it on other pages, and with the pages of money. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
