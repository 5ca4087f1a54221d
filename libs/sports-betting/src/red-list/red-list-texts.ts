import type { OwnTextLoaders } from '../own-texts/own-texts';

/** The texts of the red list, see `OwnTexts`. */
export const RED_LIST_TEXTS: OwnTextLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
