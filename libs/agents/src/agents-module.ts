import { PATHS, type FeatureModule } from '@heptad/feature-module';
import type { AgentsServices } from './services';

/** The pages for those who bring members (SHELL-010, ROLE-005). */
export const agentsModule: FeatureModule<AgentsServices> = {
  id: 'agents',
  routes: [],
  pagesBelow: [PATHS.mineAgentPage, PATHS.mineAgentCs, '/app/agentPage'],
  load: async () => (await import('./agents-parts')).agentsParts,
};
