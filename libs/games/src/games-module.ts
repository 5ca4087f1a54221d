import type { FeatureModule } from '@heptad/feature-module';
import type { GamesServices } from './services';

/** The halls of the areas and the games that open in them (SHELL-003…007). */
export const gamesModule: FeatureModule<GamesServices> = {
  id: 'games',
  routes: [],
  pagesBelow: ['/venues', '/egame'],
  panels: [{ id: 'game-money', place: 'alerts', order: 30, panel: () => import('./play/money-alert') }],
  writes: ['gameMoney'],
  load: async () => (await import('./games-parts')).gamesParts,
};
