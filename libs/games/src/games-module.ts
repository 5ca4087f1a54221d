import { EXTRA_PATHS, type ComingPage, type FeatureModule, type HomeSection } from '@heptad/feature-module';
import type { HallArea } from './halls/hall-area';
import type { GamesServices } from './services';

/** The areas whose games stand on the home page of a brand that offers them; matches of e-sports stand there by themselves. */
const ON_HOME = ['egame', 'live', 'lottery', 'fishing'] as const satisfies readonly HallArea[];

const homeSection = (area: (typeof ON_HOME)[number], place: number): HomeSection => ({
  id: area,
  capability: area,
  order: 61 + place,
  section: async () => (await import('./home/area-section')).sectionOf(area),
  minHeight: 190,
});

/** Beside the halls, and not beside a game that is played. */
const HALLS = ['egame', 'live', 'esports', 'fishing', 'lottery'].map((area) =>
  EXTRA_PATHS.venuesByArea.replace(':area', area),
);

/** Asks for the games of a hall while the page's code is fetched. Without this code the page asks for itself. */
function prefetchHall({ language }: GamesServices, page: ComingPage): void {
  void import('./halls/prefetch-hall').then(
    ({ prefetchHall }) => prefetchHall(language.current(), page),
    () => undefined,
  );
}

/** The halls of the areas and the games that open in them (SHELL-003…007). */
export const gamesModule: FeatureModule<GamesServices> = {
  id: 'games',
  routes: [{ path: EXTRA_PATHS.venuesByArea, page: 'hall', prefetch: prefetchHall }],
  pagesBelow: ['/venues', '/egame'],
  homeSections: ON_HOME.map(homeSection),
  panels: [
    { id: 'hall', place: 'start', order: 5, panel: 'hallRail', paths: HALLS, alone: true, height: 640 },
    { id: 'game-money', place: 'alerts', order: 30, panel: () => import('./play/money-alert') },
  ],
  commands: ['games.bringBack'],
  writes: ['gameMoney'],
  load: async () => (await import('./games-parts')).gamesParts,
};
