import { withEngineTexts } from '../../engine/engine-texts';

/** The texts of race guess, which come with its pages. */
export const messages = withEngineTexts({
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
});
