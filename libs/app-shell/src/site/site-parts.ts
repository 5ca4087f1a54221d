import type { FeatureParts } from '@heptad/feature-module';
import type { AppServices } from '../composition/app-services';

/** What the pages about the site bring once they are fetched. */
export const siteParts: FeatureParts<AppServices> = {
  pages: {
    accessLimit: () => import('./access-limit/access-limit'),
    download: () => import('./download/download'),
    sponsor: () => import('./sponsor/sponsor'),
    line: () => import('./line/site-line-page'),
    demo: () => import('./demo/demo'),
  },
  commands: {
    'safety.show': (payload, { safety }) => {
      if (typeof payload === 'function') safety.show(() => void payload());
    },
  },
  messages: {
    'zh-CN': () => import('./messages/zh-CN.json'),
    'zh-TW': () => import('./messages/zh-TW.json'),
    en: () => import('./messages/en.json'),
  },
};
