import type { FeatureModule } from '@heptad/feature-module';
import type { GamesServices } from './services';

/** The halls of the areas and the games that open in them (SHELL-003…007). */
export const gamesModule: FeatureModule<GamesServices> = {
  id: 'games',
  routes: [],
  pagesBelow: ['/venues', '/egame'],
  load: async () => (await import('./games-parts')).gamesParts,
};
