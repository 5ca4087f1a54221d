import type { OwnTextLoaders } from '../own-texts/own-texts';

/** Texts of the results, under the key `results`; see `OwnTexts`. */
export const RESULT_TEXTS: OwnTextLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
