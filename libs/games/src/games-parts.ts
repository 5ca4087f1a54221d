import type { FeatureParts } from '@heptad/feature-module';
import type { GamesServices } from './services';

/** What the games feature brings once it is fetched. */
export const gamesParts: FeatureParts<GamesServices> = {
  routes: [],
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
