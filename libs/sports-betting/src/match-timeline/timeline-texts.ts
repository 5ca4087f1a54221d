import type { OwnTextLoaders } from '../own-texts/own-texts';

/** Texts of the timeline of a match, under the key `timeline`. */
export const TIMELINE_TEXTS: OwnTextLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};
