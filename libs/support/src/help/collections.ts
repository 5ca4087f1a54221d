import type { Locale } from '@heptad/brand-config';
import type { ArticleCollection } from './article';

/** Fetches all articles of a language with their index. */
export type LoadCollection = (locale: Locale) => Promise<ArticleCollection>;

const FILES = {
  'zh-CN': () => import('./articles/zh-CN.articles'),
  'zh-TW': () => import('./articles/zh-TW.articles'),
  en: () => import('./articles/en.articles'),
};

/** The articles that the build compiled, a file a language. */
export const loadCollection: LoadCollection = async (locale) => (await FILES[locale]()).default;
