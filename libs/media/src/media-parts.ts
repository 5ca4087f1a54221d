import type { FeatureParts } from '@heptad/feature-module';
import type { MediaServices } from './services';

/** What the media feature brings once it is fetched. */
export const mediaParts: FeatureParts<MediaServices> = {
  pages: {
    anchors: () => import('./list/anchors-page'),
    room: () => import('./room/anchor-room-page'),
  },
  sections: { anchors: () => import('./home/anchors-section') },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
