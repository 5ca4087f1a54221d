import { withEngineTexts } from '../../../engine-texts';

/** The texts of moon walks, which come with their page. */
export const messages = withEngineTexts({
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
});
