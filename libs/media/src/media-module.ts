import { EXTRA_PATHS, type FeatureModule } from '@heptad/feature-module';
import type { MediaServices } from './services';

/** Anchors: who is on the air, about which match, and their streams (SHELL-009). */
export const mediaModule: FeatureModule<MediaServices> = {
  id: 'media',
  capability: 'anchors',
  routes: [
    { path: EXTRA_PATHS.anchors, page: 'anchors' },
    { path: EXTRA_PATHS.anchorsByChannel, page: 'room' },
  ],
  homeSections: [{ id: 'anchors', order: 70, section: 'anchors', minHeight: 148 }],
  load: async () => (await import('./media-parts')).mediaParts,
};
