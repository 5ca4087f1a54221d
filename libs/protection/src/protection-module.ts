import { EXTRA_PATHS, type FeatureModule } from '@heptad/feature-module';
import type { ProtectionServices } from './services';

/** What a member sets to protect themself: limits, rests, reality checks (ROLE-009…015). */
export const protectionModule: FeatureModule<ProtectionServices> = {
  id: 'protection',
  routes: [],
  pagesBelow: [EXTRA_PATHS.mineProtection],
  pagesForMembers: true,
  panels: [
    { id: 'member-watch', place: 'alerts', order: 20, panel: () => import('./reality-check/member-watch') },
  ],
  commands: ['protection.open'],
  load: async () => (await import('./protection-parts')).protectionParts,
};
