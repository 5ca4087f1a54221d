import type { FeatureParts } from '@heptad/feature-module';
import type { AppServices } from '../composition/app-services';
import { SHELL_TEXTS } from '../i18n/shell-texts';

/** The shell's pages; its texts are there from the start. */
export const shellParts: FeatureParts<AppServices> = {
  pages: {
    loading: () => import('./loading'),
    maintenance: () => import('./maintenance'),
    restriction: () => import('./restriction'),
    stopService: () => import('./stop-service'),
    homeAlias: () => import('./home-alias'),
    notFound: () => import('./not-found'),
  },
  messages: SHELL_TEXTS.loaders,
};
