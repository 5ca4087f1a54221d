import type { Locale, MessageLoaders, Messages } from '@heptad/feature-module';

/** The texts of the parts that all kinds share. */
const SHARED: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The texts of a page that has none but the shared ones. */
export const engineTexts = SHARED;

/** The texts of a kind's page: its own beside the shared ones. To be called once for a page, at the top of its file. */
export function withEngineTexts(own: MessageLoaders): MessageLoaders {
  const both = (locale: Locale) => async (): Promise<{ readonly default: Messages }> => {
    const [shared, texts] = await Promise.all([SHARED[locale](), own[locale]()]);
    return { default: { ...shared.default, ...texts.default } };
  };
  return { 'zh-CN': both('zh-CN'), 'zh-TW': both('zh-TW'), en: both('en') };
}
