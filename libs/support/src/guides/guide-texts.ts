import type { MessageLoaders } from '@heptad/feature-module';

/** The words of pictures and films; the script that makes the films writes their subtitles from them. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
