import type { Locale, MessageLoaders } from '@heptad/feature-module';

/** The texts of the slip, which come with it and with pages that speak of it. */
export const slipTexts: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

/** The texts of a page that shows parts of the slip. @param own the page's own */
export const withSlipTexts = (own: MessageLoaders): MessageLoaders => {
  const both = (locale: Locale) => async () => {
    const [page, slip] = await Promise.all([own[locale](), slipTexts[locale]()]);
    return { default: { ...page.default, ...slip.default } };
  };
  return { 'zh-CN': both('zh-CN'), 'zh-TW': both('zh-TW'), en: both('en') };
};
