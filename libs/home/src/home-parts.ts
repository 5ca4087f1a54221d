import type { ComingPage, FeatureParts, LazyComponent } from '@heptad/feature-module';
import { floatDockReducer } from './float-dock/float-dock-slice';
import type { OwnSection } from './page/own-sections';
import type { HomeServices } from './services';

/** The page draws these itself, so they travel with it. */
const withThePage =
  (section: OwnSection): LazyComponent =>
  async () => ({ default: (await import('./page/home-page')).OWN_SECTIONS[section] });

/** Asks for what the page's own sections show first. @returns when the answers are there, or have failed */
export const prefetchHome = async (page: ComingPage): Promise<unknown> =>
  (await import('./page/home-page')).prefetchHome(page);

/** What the home feature brings once it is fetched. */
export const homeParts: FeatureParts<HomeServices> = {
  pages: { home: () => import('./page/home-page') },
  sections: { hero: withThePage('hero'), notice: withThePage('notice'), areas: withThePage('areas') },
  reducers: { floatDock: floatDockReducer },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
