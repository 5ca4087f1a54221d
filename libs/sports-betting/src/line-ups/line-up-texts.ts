import type { OwnTextLoaders } from '../own-texts/own-texts';

/** Texts of line-ups, under the key `lineUps`. */
export const LINE_UP_TEXTS: OwnTextLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
