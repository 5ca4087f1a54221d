import { EXTRA_PATHS, PATHS, type FeatureModule } from '@heptad/feature-module';
import type { AppServices } from '../composition/app-services';
import { SHELL_TEXTS } from '../i18n/shell-texts';

/** The shell's own pages, as a feature like any other. */
export const shellModule: FeatureModule<AppServices> = {
  id: SHELL_TEXTS.namespace,
  routes: [
    { path: PATHS.loading, page: 'loading', layout: 'plain' },
    { path: PATHS.otherMaintenance, page: 'maintenance', layout: 'plain' },
    { path: PATHS.otherRestrictionIp, page: 'restriction', layout: 'plain' },
    { path: PATHS.otherStopService, page: 'stopService', layout: 'plain' },
    { path: EXTRA_PATHS.homeAlias, page: 'homeAlias', layout: 'plain' },
    { path: PATHS.notFound, page: 'notFound' },
    { path: '*', page: 'notFound' },
  ],
  load: async () => (await import('./shell-parts')).shellParts,
};
