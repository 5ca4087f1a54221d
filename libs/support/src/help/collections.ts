import type { Locale } from '@heptad/brand-config';
import type { ArticleCollection } from './article';

const FILES = {
  'zh-CN': () => import('./articles/zh-CN.articles'),
  'zh-TW': () => import('./articles/zh-TW.articles'),
  en: () => import('./articles/en.articles'),
};

/** The articles that the build compiled, a file a language. */
export const loadCollection = async (locale: Locale): Promise<ArticleCollection> =>
  (await FILES[locale]()).default;
